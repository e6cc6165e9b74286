import { expect, test, type Browser, type Page } from "@playwright/test";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { ADDRESSES, PLACE } from "./addresses.ts";

type Username = "owner" | "owner2" | "cashier" | "cashier2";

/** What files of the same run remember of a member of staff; the folder is emptied before every run. */
const memoryOf = (username: Username, what: "session" | "secret") => join(test.info().project.outputDir, `${username}-${PLACE}.${what}`);

/** A page of the console with a member of the demo's staff signed in, in a browser of their own. They sign in once in a run, as they would once a morning. */
export async function openConsole(browser: Browser, username: Username): Promise<Page> {
  const session = memoryOf(username, "session");
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...(existsSync(session) && { storageState: session }) });
  const page = await context.newPage();
  await page.goto(ADDRESSES.console);
  const inside = page.getByRole("button", { name: "Sign out" });
  const door = page.locator('input[name="username"]');
  await expect(inside.or(door)).toBeVisible();
  if (await door.isVisible()) {
    await signIn(page, username);
    await expect(inside).toBeVisible();
    await context.storageState({ path: session });
  }
  return page;
}

async function signIn(page: Page, username: Username): Promise<void> {
  await page.fill('input[name="username"]', username);
  await page.fill('input[name="password"]', `night-fair-${username}`);
  await page.locator('form button[type="submit"]').click();
  await page.waitForSelector('input[name="code"]');
  await page.fill('input[name="code"]', await oneTimeCode(page, username));
  await page.locator('form button[type="submit"]').click();
}

const STEP_MS = 30_000;

/**
 * The code of an authenticator: set up from the page the first time, remembered for the next worker and the next file of the same run. A code works once, so whoever signs in
 * again takes the next one, which is valid half a minute early, and waits where even that one was used.
 */
async function oneTimeCode(page: Page, username: Username): Promise<string> {
  const memory = memoryOf(username, "secret");
  const shown = /\b[A-Z2-7]{32}\b/.exec(await page.content())?.[0];
  const [secret = "", used = "0"] = shown === undefined ? (await readFile(memory, "utf8")).split(" ") : [shown];
  const step = Math.max(Math.floor(Date.now() / STEP_MS), Number(used) + 1);
  await page.waitForTimeout(Math.max(0, (step - 1) * STEP_MS - Date.now()));
  await mkdir(dirname(memory), { recursive: true });
  await writeFile(memory, `${secret} ${step}`);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * STEP_MS });
}
