import { expect, type Page } from "@playwright/test";

/** Of the players of the demo. */
export const PASSWORD = "Fiesta2026";

/** Signs a player of the demo in. */
export async function login(page: Page, username: string): Promise<void> {
  await page.goto("/login");
  await page.fill('input[name="username"]', username);
  await page.fill('input[name="password"]', PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('input[name="password"]')).toBeHidden();
}

/** Creates a deposit at the sandbox bank and lands on the bank's page. */
export async function orderDeposit(page: Page, amount: string): Promise<void> {
  await page.goto("/member/depositv2");
  await page.fill('input[name="amount"]', amount);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/pay\/gp_/);
  await expect(page.getByText("no real money moves", { exact: true })).toBeVisible();
}

/** Opens a confirmation of the console, fills in what it asks for and confirms. */
export async function confirm(
  page: Page,
  action: RegExp,
  typed: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.getByRole("button", { name: action }).first().click();
  const dialog = page.getByRole("dialog");
  for (const [name, text] of Object.entries(typed))
    await dialog.locator(`input[name="${name}"]`).fill(text);
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toBeHidden();
}

/** Presses a button of the bank's misbehaviour panel. */
export async function misbehave(page: Page, name: RegExp): Promise<void> {
  await page.getByText("Make the bank misbehave").click();
  await page.getByRole("button", { name }).click();
  await page.getByRole("link", { name: "Back to the shop" }).click();
}
