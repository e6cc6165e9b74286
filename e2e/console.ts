import { expect, test, type Browser, type Page } from "@playwright/test";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Secret, TOTP } from "otpauth";

export const CONSOLE = process.env["E2E_CONSOLE_URL"] ?? "http://localhost:18081";

/** Signs a member of the demo's staff in to the console, in a browser of their own. The one-time code is set up at their first sign-in of a run. */
export async function openConsole(browser: Browser, username: "owner" | "cashier" | "cashier2"): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(CONSOLE);
  await page.fill('input[name="username"]', username);
  await page.fill('input[name="password"]', `night-fair-${username}`);
  await page.locator('form button[type="submit"]').click();
  await page.waitForSelector('input[name="code"]');
  await page.fill('input[name="code"]', await oneTimeCode(page, username));
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  return page;
}

const STEP_MS = 30_000;

/**
 * The code of an authenticator: set up from the page the first time, remembered for the next worker and the next file of the same run. A code works once, so whoever signs in
 * again takes the next one, which is valid half a minute early, and waits where even that one was used.
 */
async function oneTimeCode(page: Page, username: string): Promise<string> {
  const memory = join(test.info().project.outputDir, `${username}.secret`);
  const shown = /\b[A-Z2-7]{32}\b/.exec(await page.content())?.[0];
  const [secret = "", used = "0"] = shown === undefined ? (await readFile(memory, "utf8")).split(" ") : [shown];
  const step = Math.max(Math.floor(Date.now() / STEP_MS), Number(used) + 1);
  await page.waitForTimeout(Math.max(0, (step - 1) * STEP_MS - Date.now()));
  await mkdir(dirname(memory), { recursive: true });
  await writeFile(memory, `${secret} ${step}`);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * STEP_MS });
}
