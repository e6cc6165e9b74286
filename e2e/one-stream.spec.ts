import { chromium, expect, type BrowserContext, type Page } from "@playwright/test";
import playwright from "../playwright.config.ts";
import { ADDRESSES } from "./addresses.ts";
import { comeIn, newPlayer } from "./game-table.ts";
import { QUIET } from "./quiet.ts";
import { findBrowser, findWholeBrowser } from "../tools/test/browser.ts";
import { test } from "./test.ts";
import { order, pay } from "./world/cash.ts";
import type { Person } from "./world/people.ts";

const CONNECTIONS = 6;

/**
 * A browser that keeps pages for its Back button, as a visitor's does and Playwright's does not,
 * and the streams that are open in it.
 */
async function visitor(): Promise<{ context: BrowserContext; streams: () => number }> {
  const browser = await chromium.launch({
    ...playwright.use?.launchOptions,
    executablePath: findWholeBrowser() ?? (await findBrowser()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const context = await browser.newContext({ baseURL: ADDRESSES.player, storageState: QUIET });
  const open = new Set<unknown>();
  context.on("request", (one) => {
    if (one.url().endsWith("/api/v1/live")) open.add(one);
  });
  context.on("requestfailed", (one) => open.delete(one));
  context.on("requestfinished", (one) => open.delete(one));
  context.on("close", () => void browser.close());
  return { context, streams: () => open.size };
}

/** Signs in the tab alone; each tab of a browser may have another player in it. */
async function signIn(page: Page, { token }: Person): Promise<void> {
  await page.goto("/terms");
  await page.evaluate((kept) => sessionStorage.setItem("token", kept), token);
}

const balanceOn = (page: Page) => page.getByLabel("Balance", { exact: true });

test("ten tabs share one stream, all hear of a deposit, and another takes over from the one that goes", async () => {
  const player = await newPlayer(100n);
  const { context, streams } = await visitor();
  const page = await context.newPage();
  await comeIn(page, player);
  const more = Array.from({ length: 9 }, () => context.newPage());
  const tabs = [page, ...(await Promise.all(more))];
  for (const tab of tabs) await tab.goto("/terms", { waitUntil: "commit" });
  for (const tab of tabs) await expect(balanceOn(tab)).toHaveText("₱100.00");
  await expect.poll(streams).toBe(1);
  await tabs.shift()?.close();
  await pay(player, await order(player, "sandbox", 100n), { act: "pay" }, "SUCCEEDED");
  for (const tab of tabs) await expect(balanceOn(tab)).toHaveText("₱200.00");
  expect(streams()).toBeLessThanOrEqual(2);
  await context.close();
});

/** Tells a page what a browser tells one that it puts aside, or brings again. */
const tell = (page: Page, what: "pagehide" | "pageshow") =>
  page.evaluate(`dispatchEvent(new PageTransitionEvent("${what}", { persisted: true }))`);

test("a page that is put aside for the Back button lets go of the stream, and is up to date when it comes back", async () => {
  const player = await newPlayer(100n);
  const { context, streams } = await visitor();
  const page = await context.newPage();
  await signIn(page, player);
  for (let visit = 0; visit <= CONNECTIONS; visit++) {
    await page.goto(visit % 2 ? "/terms" : "/privacy");
    await expect(balanceOn(page)).toHaveText("₱100.00", { timeout: 20_000 });
  }
  await expect.poll(streams).toBe(1);
  // A browser without windows keeps no pages, so it is told here what the others are.
  await tell(page, "pagehide");
  await expect.poll(streams).toBe(0);
  await pay(player, await order(player, "sandbox", 100n), { act: "pay" }, "SUCCEEDED");
  await tell(page, "pageshow");
  await expect(balanceOn(page)).toHaveText("₱200.00");
  await expect.poll(streams).toBe(1);
  await context.close();
});

test("a browser without locks reads a stream in every tab", async () => {
  const player = await newPlayer(100n);
  const { context, streams } = await visitor();
  await context.addInitScript("delete Navigator.prototype.locks");
  const page = await context.newPage();
  await comeIn(page, player);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await tab.goto("/terms");
  await expect.poll(streams).toBe(tabs.length);
  await context.close();
});

test("a page that comes back after another player has signed in shows that player's money alone", async () => {
  const [first, second] = [await newPlayer(100n), await newPlayer(300n)];
  const { context } = await visitor();
  const page = await context.newPage();
  await signIn(page, first);
  await page.goto("/privacy");
  await expect(balanceOn(page)).toHaveText("₱100.00");
  await signIn(page, second);
  await page.goBack();
  await expect(balanceOn(page)).toHaveText("₱300.00");
  await pay(first, await order(first, "sandbox", 100n), { act: "pay" }, "SUCCEEDED");
  await pay(second, await order(second, "sandbox", 100n), { act: "pay" }, "SUCCEEDED");
  await expect(balanceOn(page)).toHaveText("₱400.00");
  await context.close();
});
