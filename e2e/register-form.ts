import { expect, type Page } from "@playwright/test";

/**
 * Proves that the visitor is a person without the sliding puzzle: the browser does the arithmetic.
 */
export async function provePerson(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm that you are a person" });
  await dialog.getByRole("button", { name: "I can't do this" }).click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
}

/** Fills in what the form needs, on a page where it is open. */
export async function fillIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password *").fill(password);
  await page.getByLabel("Password again").fill(password);
  await page.getByLabel(/^I am \d+ or older/).check();
  await page.getByLabel("I accept the terms").check();
}

/** Sends the form. */
export async function send(page: Page): Promise<void> {
  await page.locator('form button[type="submit"]').click();
}

/** Registers a player through the form, up to the page they were going to. */
export async function registerByForm(
  page: Page,
  username: string,
  password: string,
): Promise<void> {
  await page.goto("/register");
  await fillIn(page, username, password);
  await send(page);
  await provePerson(page);
  await page
    .getByRole("dialog", { name: "Registered successfully" })
    .getByRole("button", { name: "OK" })
    .click();
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("₱0.00");
}

/** The rule of a field that the form shows; required by default. */
export function field(acceptedPattern: string, minLength = 1, maxLength = 60, required = true) {
  return { shown: true, required, acceptedPattern, minLength, maxLength };
}

/** The error below a field; undefined when the field is valid. */
export async function faultBelow(page: Page, label: string): Promise<string | undefined> {
  const input = page.getByLabel(label, { exact: true });
  if ((await input.getAttribute("aria-invalid")) !== "true") return undefined;
  return (
    (await page.locator(`[id="${await input.getAttribute("aria-describedby")}"]`).textContent()) ??
    ""
  );
}
