import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { sessionOf, type Username } from "./world/staff.ts";

/**
 * A page of the console with a member of the demo's staff signed in, in its own browser context.
 * The caller closes the context.
 */
export async function openConsole(browser: Browser, username: Username): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([
    { name: "perya_staff", value: await sessionOf(username), url: ADDRESSES.console },
  ]);
  const page = await context.newPage();
  await page.goto(ADDRESSES.console);
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  return page;
}

/** Opens a confirmation of the console within a part of the page, fills it in and confirms. */
export async function decide(
  part: Locator,
  action: string,
  typed: Readonly<Record<string, string>> = {},
): Promise<void> {
  await part.getByRole("button", { name: action, exact: true }).first().click();
  const dialog = part.page().getByRole("dialog");
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label).fill(text);
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toBeHidden();
}
