import { expect, type Browser, type Page } from "@playwright/test";
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
