import { expect, type Page } from "@playwright/test";
import { accessibilityFaults, isTooWide } from "./faults.ts";
import { slideHome } from "./slide.ts";
import { dialogOver } from "./pane.ts";
import { test } from "./test.ts";
import type { asStaff } from "./world/calls.ts";
import { giveContact, lastMessage } from "./world/contact.ts";
import { PASSWORD, register, signIn } from "./world/people.ts";
import { callsOf } from "./world/staff.ts";

const FRESH = "Lantern2027";
const PHONE = { width: 390, height: 844 };

let owner: ReturnType<typeof asStaff>;
test.beforeAll(async () => {
  owner = await callsOf("owner");
});

const newName = () => `r${Date.now().toString(36)}`;
const newNumber = () => `917${Date.now().toString().slice(-7)}`;

async function openForgot(page: Page, way: "By e-mail" | "By mobile") {
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Forgot password" });
  await dialog.getByRole("button", { name: way }).click();
  return dialog;
}

test("ID-06 ID-20 a stranger who forgot the password gets a mail, follows its link, and comes in with a new one", async ({
  page,
}) => {
  const person = await register(newName());
  const email = `${person.username}@example.com`;
  await giveContact(person.token, owner, { type: "email", email });
  const asked = Date.now();
  const dialog = await openForgot(page, "By e-mail");
  await dialog.getByLabel("Username").fill(person.username);
  await dialog.getByLabel("E-mail").fill("stranger@example.com");
  await dialog.getByLabel("Letters in the picture").fill("WRONG");
  await dialog.getByRole("button", { name: "Send e-mail" }).click();
  await expect(dialog.getByText("Please enter the captcha")).toBeVisible();

  const prove = async () => {
    await dialog.getByRole("button", { name: "I can't read this" }).click();
    await slideHome(page);
    await expect(dialog.getByText("Confirmed: you are a person.")).toBeVisible();
    await dialog.getByRole("button", { name: "Send e-mail" }).click();
  };
  await prove();
  await expect(dialog.getByRole("alert")).toHaveText("Username/Email does not exist");
  await dialog.getByLabel("E-mail").fill(email);
  await prove();
  await expect(page.getByRole("dialog", { name: "An e-mail is on its way" })).toBeVisible();
  await page
    .getByRole("dialog", { name: "An e-mail is on its way" })
    .getByRole("button", { name: "OK" })
    .click();

  const again = await openForgot(page, "By e-mail");
  await expect(again.getByRole("button", { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await page.goto("/");

  const link = /http\S+#reset=\S+/.exec(await lastMessage(owner, email, asked))?.[0] ?? "";
  await page.goto(new URL(link).pathname + new URL(link).hash);
  const choose = page.getByRole("dialog", { name: "Choose a new password" });
  await choose.getByLabel("New password", { exact: true }).fill(FRESH);
  await choose.getByLabel("New password again").fill("Other2027");
  await choose.getByRole("button", { name: "Save the password" }).click();
  await expect(choose.getByText("Incorrect confirmation input")).toBeVisible();
  await choose.getByLabel("New password again").fill(FRESH);
  await choose.getByRole("button", { name: "Save the password" }).click();
  await expect(choose.getByText("Your password is changed")).toBeVisible();
  await choose.getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Password", { exact: true }).fill(FRESH);
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByLabel("Balance", { exact: true })).toBeVisible();
  await expect(signIn(person.username)).rejects.toThrow("401");
});

test("ID-06 a proof given before the next picture comes is still valid when it comes", async ({
  page,
}) => {
  await page.clock.install();
  const dialog = await openForgot(page, "By e-mail");
  // The form requests a picture each time it is shown, and the limit is one per second.
  for (let change = 0; change < 8; change++)
    for (const way of ["By mobile", "By e-mail"])
      await dialog.getByRole("button", { name: way }).click();
  await dialog.getByLabel("Username").fill("nobody");
  await dialog.getByLabel("E-mail").fill("nobody@example.com");
  await dialog.getByRole("button", { name: "I can't read this" }).click();
  await slideHome(page);
  await expect(dialog.getByText("Confirmed: you are a person.")).toBeVisible();
  await page.clock.runFor(10_000);
  await dialog.getByRole("button", { name: "Send e-mail" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Username/Email does not exist");
});

test("ID-06 ID-05 ID-25 a stranger on a phone proves the number by a code and is logged in with a new password", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const person = await register(newName());
  const mobileNum = newNumber();
  await giveContact(person.token, owner, { type: "mobile", countryDialingCode: "63", mobileNum });
  const asked = Date.now();
  const dialog = await openForgot(page, "By mobile");
  const send = dialog.getByRole("button", { name: "Send code" });

  await dialog.getByLabel("Mobile number").fill("12");
  await send.click();
  await expect(dialog.getByText("Please enter a valid mobile number")).toBeVisible();

  await dialog.getByLabel("Mobile number").fill(mobileNum);
  await send.click();
  await page
    .getByRole("dialog", { name: "Confirm that you are a person" })
    .getByRole("slider")
    .waitFor();
  await page.keyboard.press("Escape");
  const warning = page.getByRole("dialog", { name: "The code was not sent" });
  await expect(warning.getByRole("alert")).toHaveText("Login failure. Please try again.");
  await warning.getByRole("button", { name: "Submit" }).click();

  await send.click();
  await slideHome(page);
  const counting = dialog.getByRole("button", { name: /^\d+ s$/ });
  await expect(counting).toBeDisabled();
  await page.reload();
  const reopened = await openForgot(page, "By mobile");
  await expect(reopened.getByRole("button", { name: /^2\d\d s$/ })).toBeDisabled();

  const code = /\b\d{6}\b/.exec(await lastMessage(owner, mobileNum, asked))?.[0] ?? "";
  await reopened.getByLabel("Mobile number").fill(mobileNum);
  await reopened.getByLabel("New password", { exact: true }).fill(FRESH);
  await reopened.getByLabel("Verification code").fill(code === "000000" ? "111111" : "000000");
  await reopened.getByRole("button", { name: "Set the password and log in" }).click();
  await expect(reopened.getByText("Please enter a valid verification code")).toBeVisible();
  await reopened.getByLabel("Verification code").fill(code);
  await reopened.getByRole("button", { name: "Set the password and log in" }).click();
  await expect(page.getByLabel("Balance", { exact: true })).toBeVisible();
  await expect(signIn(person.username)).rejects.toThrow("401");
});

test("ID-25 a code that can't be sent is a warning with the server's sentence", async ({
  page,
}) => {
  const dialog = await openForgot(page, "By mobile");
  await dialog.getByLabel("Mobile number").fill(newNumber());
  await page.route("**/api/v1/password/forgot/sms", (route) =>
    route.fulfill({
      status: 503,
      json: {
        success: false,
        code: "QUOTA_EXCEEDED",
        message: "No more codes. Please contact customer service.",
      },
    }),
  );
  await dialog.getByRole("button", { name: "Send code" }).click();
  await slideHome(page);
  const warning = page.getByRole("dialog", { name: "The code was not sent" });
  await expect(warning.getByRole("alert")).toHaveText(
    "No more codes. Please contact customer service.",
  );
  await warning.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByRole("button", { name: "Send code" })).toBeEnabled();
});

test("ID-08 the puzzle answers to the keyboard, brings another one after a wrong place, and lets the browser do arithmetic instead", async ({
  page,
}) => {
  const dialog = await openForgot(page, "By mobile");
  await dialog.getByLabel("Mobile number").fill(newNumber());
  await dialog.getByRole("button", { name: "Send code" }).click();
  const puzzle = page.getByRole("dialog", { name: "Confirm that you are a person" });
  const rail = puzzle.getByRole("slider");
  await expect(rail).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(rail).toHaveAttribute("aria-valuenow", "22");
  await page.keyboard.press("ArrowLeft");
  await expect(rail).toHaveAttribute("aria-valuenow", "20");
  await puzzle.getByRole("button", { name: "Check" }).click();
  await expect(puzzle.getByRole("alert")).toHaveText(
    "That was not right. Here is another picture.",
  );
  await expect(rail).toHaveAttribute("aria-valuenow", "0");
  expect(await accessibilityFaults(page)).toEqual([]);
  await puzzle.getByRole("button", { name: "I can't do this" }).click();
  await expect(puzzle).toBeHidden({ timeout: 60_000 });
  await expect(dialog.getByRole("button", { name: /^\d+ s$/ })).toBeDisabled();
});

/**
 * Moves the focus to a field, and waits until the list that held it is gone. Measured with the
 * page's own clock, because a busy machine delays calls from the test.
 */
function millisecondsUntilClosed(field: unknown): Promise<number> {
  const { document, performance } = globalThis as unknown as {
    document: { querySelector(name: string): unknown };
    performance: { now(): number };
  };
  const left = performance.now();
  (field as { focus(): void }).focus();
  return new Promise((resolve) => {
    const look = () =>
      document.querySelector("[role=combobox]")
        ? setTimeout(look, 2)
        : resolve(performance.now() - left);
    look();
  });
}

test("MD-06 the country picker finds by name and number, answers to the keyboard, and closes 200 ms after the focus has left", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const dialog = await openForgot(page, "By mobile");
  const picker = dialog.getByRole("button", { name: /^Country code/ });
  await expect(picker).toContainText("+63");
  await picker.click();
  const search = dialog.getByRole("combobox", { name: "Find a country by name or code" });
  await search.fill("japan");
  await expect(dialog.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(picker).toContainText("+81");
  await expect(picker).toBeFocused();
  await picker.click();
  await search.fill("+44");
  await page.keyboard.press("ArrowDown");
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await expect(dialog).toBeVisible();
  await picker.click();
  await search.waitFor();
  expect(
    await dialog.getByLabel("Mobile number").evaluate(millisecondsUntilClosed),
  ).toBeGreaterThanOrEqual(190);
});

test("ID-12 a new picture comes at most once a second", async ({ page }) => {
  const dialog = await openForgot(page, "By e-mail");
  const another = dialog.getByRole("button", { name: "New picture" });
  for (let press = 0; press < 3; press++) await another.click();
  // By the page's own clock: on a busy machine news of a request is late.
  const entries = 'performance.getEntriesByType("resource")';
  const times = "filter(({ name }) => name.includes('/captcha')).map(({ startTime }) => startTime)";
  const asked = () => page.evaluate<number[]>(`${entries}.${times}`);
  await expect.poll(async () => (await asked()).length).toBeGreaterThanOrEqual(3);
  const began = await asked();
  const gaps = began.slice(1).map((at, before) => at - (began[before] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(990);
  await expect(
    dialog.getByRole("img", { name: "A picture of five letters and digits" }),
  ).toHaveAttribute("src", /^data:image\/png;base64,/);
});

test("ID-11 a changed password needs the old one, the rule and the same words twice", async ({
  page,
}) => {
  const person = await register(newName());
  await page.goto("/login");
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByLabel("Balance", { exact: true })).toBeVisible();
  await page.goto("/member/securityCenter");
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = dialogOver(page);
  const bodies: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v1/password")) bodies.push(request.postData() ?? "");
  });
  const change = async (from: string, to: string) => {
    await dialog.getByLabel("Current password").fill(from);
    await dialog.getByLabel("New password", { exact: true }).fill(to);
    await dialog.getByLabel("New password again").fill(to);
    await dialog.getByRole("button", { name: "Change password" }).click();
  };
  await change(PASSWORD, "short1");
  await expect(
    dialog.getByText("Please fill in your password with 8 - 20 characters"),
  ).toBeVisible();
  await change(PASSWORD, FRESH);
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Change password" }).click();
  await dialog.getByRole("button", { name: "Choose one without it" }).click();
  await expect(page.getByRole("dialog", { name: "Forgot password" })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Change password" })).toHaveCount(0);
  // ID-14 The request carried an encrypted envelope.
  expect(bodies.every((body) => body.startsWith('{"jwe":') && !body.includes(FRESH))).toBe(true);
});
