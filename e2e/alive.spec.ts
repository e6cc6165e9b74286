import { expect, type Page } from "@playwright/test";
import { rules as mango } from "../games/mango-mines/rules.ts";
import { ADDRESSES } from "./addresses.ts";
import { accessibilityFaults } from "./faults.ts";
import { newPlayer } from "./game-table.ts";
import { QUIET } from "./quiet.ts";
import { FOLLOW_SHIFTS, shifted } from "./shifts.ts";
import { test } from "./test.ts";
import type { Person } from "./world/people.ts";
import { playRounds } from "./world/play.ts";

/** One step of the feed after the record of a round was written. */
const SOON = { timeout: 20_000 };
/** Longer than the site keeps the feed when its page is hidden, and a step. */
const UNWATCHED_MS = 13_000;
const STEP_MS = 3_000;
/** Less than this cannot be seen. */
const UNSEEN = 0.001;
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const play = (player: Person) => playRounds(player, mango.code, 1, { choice: { mines: 3 } });
const maskedNameOf = ({ username }: Person) => `${username.slice(0, 2)}***${username.at(-1)}`;
const fair = (page: Page) => page.getByRole("region", { name: "Live at the fair" });
const linesOf = (page: Page, player: Person) =>
  fair(page)
    .getByRole("listitem")
    .filter({ hasText: maskedNameOf(player) });

/** Tells the page that it is hidden, or in sight again, as the browser does. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(`
    Object.defineProperty(document, "hidden", { configurable: true, get: () => ${hidden} });
    document.dispatchEvent(new Event("visibilitychange"));`);

test("a round of one player is seen by a guest elsewhere: masked, marked as demo, with the game's players, nothing shifting; hidden, the page stops listening", async ({
  browser,
}) => {
  const player = await newPlayer(100n);
  const context = await browser.newContext({
    baseURL: ADDRESSES.player,
    storageState: QUIET,
    viewport: WIDE,
    reducedMotion: "no-preference",
  });
  const page = await context.newPage();
  await page.addInitScript(FOLLOW_SHIFTS);
  const open = new Set<string>();
  page.on("request", (one) => {
    if (one.url().includes("/api/v1/live")) open.add(one.url());
  });
  page.on("requestfailed", (one) => open.delete(one.url()));
  await page.goto("/");
  await expect.poll(() => open.size, SOON).toBe(1);
  await play(player);
  await expect(linesOf(page, player).first()).toBeVisible(SOON);
  await expect(linesOf(page, player).first()).toContainText(/demo.*Mango Mines/);
  await expect(fair(page).getByText(/\d+ playing now/)).toBeVisible();
  await expect(fair(page)).not.toContainText(player.username);
  const card = page.getByRole("article").filter({ hasText: "Mango Mines" }).first();
  await expect(card.getByText(/^\d+ players? now$/)).toBeAttached(SOON);
  expect(await shifted(page)).toBeLessThan(UNSEEN);

  // Nothing is announced by itself; what was last is read out when asked for.
  const said = fair(page).getByRole("status");
  await expect(said).toBeEmpty();
  await fair(page).getByRole("button", { name: "Read out the latest" }).press("Enter");
  await expect(said).toContainText(maskedNameOf(player));
  await page.getByRole("heading", { level: 1 }).click();

  // Paused, the list stands; resumed, it goes on.
  await fair(page).getByRole("button", { name: "Pause the live list" }).click();
  const other = await newPlayer(100n);
  await play(other);
  await page.waitForTimeout(STEP_MS);
  await expect(linesOf(page, other)).toHaveCount(0);
  await fair(page).getByRole("button", { name: "Resume the live list" }).click();
  await page.getByRole("heading", { level: 1 }).click();
  // A minute's draws come together, and may have pushed the first round out of the list.
  await play(other);
  await expect(linesOf(page, other).first()).toBeVisible(SOON);

  await setHidden(page, true);
  await expect.poll(() => open.size, { timeout: UNWATCHED_MS + STEP_MS }).toBe(0);
  await setHidden(page, false);
  await expect.poll(() => open.size, SOON).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("on a phone the same is one row; where less motion is asked for it stands until its button is pressed", async ({
  browser,
}) => {
  const [player, other] = [await newPlayer(100n), await newPlayer(100n)];
  await play(player);
  const context = await browser.newContext({
    baseURL: ADDRESSES.player,
    storageState: QUIET,
    viewport: PHONE,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.addInitScript(FOLLOW_SHIFTS);
  await page.goto("/");
  await expect(fair(page).getByRole("listitem").first()).toBeVisible(SOON);
  await expect(linesOf(page, other)).toHaveCount(0);
  await play(other);
  const latest = fair(page).getByRole("button", { name: "Show the latest" });
  await expect(latest).toBeEnabled(SOON);
  await page.waitForTimeout(STEP_MS);
  await expect(linesOf(page, other)).toHaveCount(0);
  await expect(async () => {
    await latest.click();
    await expect(linesOf(page, other).first()).toBeVisible({ timeout: 1_000 });
  }).toPass(SOON);
  expect(await shifted(page)).toBeLessThan(UNSEEN);
});
