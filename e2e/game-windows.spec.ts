import { expect, type BrowserContext, type Page } from "@playwright/test";
import { rules as halo } from "../games/halo-halo-drop/rules.ts";
import { ADDRESSES } from "./addresses.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { watchHour, type HourOfPlay } from "./hour-of-play.ts";
import { studioOpens } from "./studio-opens.ts";
import { test } from "./test.ts";

const BLOCKED = "Popup blocked. Please allow popups and try again.";

let setOpensIn: (opensIn: string) => Promise<void>;
test.beforeAll(async () => {
  setOpensIn = await studioOpens();
});
test.afterAll(() => setOpensIn("seamless"));

/** Opens a game from the lobby, as a player does. */
async function press(page: Page, name: string): Promise<void> {
  await page.goto("/inhouse");
  const games = page.getByRole("main").getByRole("link", { name: new RegExp(name) });
  await games.first().click();
}

/** The new page of a game that opens in its own window. */
const nextWindow = (context: BrowserContext) =>
  context.waitForEvent("page", (opened) => !opened.url().startsWith(ADDRESSES.player));

test("GB-10 CO-09 MC-17 a game of a vendor that can't be framed opens in a window of its own, in which time counts, with the reality check on the page that opened it; where the browser lets none open, it says so and gives a link", async ({
  browser,
}) => {
  await setOpensIn("popup");
  // The site's service worker would take calls past the routes of `watchHour`.
  const page = await pageOf(browser, await newPlayer(100n), { serviceWorkers: "block" });
  const hour: HourOfPlay = { isOver: false };
  await watchHour(page, hour);
  const opened = nextWindow(page.context());
  const counted = page.waitForResponse("**/api/v1/play");
  await press(page, halo.name);
  const window = await opened;
  await expect(window.locator(".main-button")).toBeVisible();
  expect(await window.evaluate("opener")).toBeNull();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/inhouse");
  expect((await counted).status()).toBe(200);

  hour.isOver = true;
  await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
  const check = page.getByRole("dialog", { name: "How your play is going" });
  await check.getByRole("button", { name: "Continue playing" }).click();
  await expect(check).toBeHidden();
  await window.close();

  await page.goto(`/seamless?gameId=${halo.code}`);
  await expect(page.getByRole("button", { name: "Open the game" })).toBeVisible();

  await page.addInitScript("window.open = () => null");
  await press(page, halo.name);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toHaveText(BLOCKED);
  const byLink = nextWindow(page.context());
  await dialog.getByRole("link").click();
  await expect((await byLink).locator(".main-button")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.context().close();
});
