import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { besideFirst } from "./beside.ts";
import { accessibilityFaults, isTooWide } from "./faults.ts";
import { newPlayer, pageOf, tableOn } from "./game-table.ts";
import { pressOn } from "./keyboard.ts";
import { openAllOfHome } from "./reveal.ts";
import { FOLLOW_SHIFTS, shifted } from "./shifts.ts";
import { test } from "./test.ts";
import { asPlayer } from "./world/calls.ts";
import type { Person } from "./world/people.ts";
import { enter } from "./world/play.ts";

const PHONE = { width: 390, height: 844 };
/** Tiles that a phone's first screen has room for. */
const FIRST = 12;

const main = (page: Page) => page.getByRole("main");
const tiles = (page: Page) => main(page).getByRole("article");
const play = (page: Page, name: string) =>
  tiles(page).getByRole("link", { name: `Play ${name}`, exact: true });
const hero = (page: Page) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 1 }) });

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error(`${String(locator)} is not to be seen.`);
  return found;
}

/** A page on which a finger can be put down and lifted, by a player or a guest. */
async function touched(browser: Browser, person: Person): Promise<Page> {
  return pageOf(browser, person, { viewport: PHONE, hasTouch: true });
}

/** Puts a finger on the middle of an element; what is returned lifts it. */
async function press(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await box(target);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd") =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + width / 2, y: y + height / 2 }],
    });
  await touch("touchStart");
  return async () => void (await touch("touchEnd"));
}

test("RT-01 a phone's first screen has the search, the next draws and twelve games, three in a row, under a low hero, and nothing of it moves", async ({
  page,
}) => {
  await page.addInitScript(FOLLOW_SHIFTS);
  await page.setViewportSize(PHONE);
  await page.goto("/");
  expect((await box(hero(page))).height).toBeLessThanOrEqual(140);
  const bar = (await box(page.getByRole("navigation", { name: "Main" }))).y;
  await expect(tiles(page).nth(FIRST - 1)).toBeVisible();
  const last = await box(tiles(page).nth(FIRST - 1));
  expect(last.y + last.height).toBeLessThanOrEqual(bar);
  expect(await besideFirst(tiles(page))).toBe(3);
  const draws = main(page).getByRole("region", { name: "Next draws" });
  await expect(draws.getByRole("timer").first()).toHaveText(/\d\d:\d\d:\d\d/);
  const times = await draws.getByRole("timer").allInnerTexts();
  const clocks = times.filter((time) => /^\d\d:\d\d:\d\d$/.test(time));
  expect(clocks).toEqual(clocks.toSorted());
  for (const part of [
    main(page).getByRole("searchbox", { name: "Search games and providers" }),
    draws,
    main(page).getByRole("navigation", { name: "Games" }).getByRole("link", { name: "Slots" }),
  ])
    expect((await box(part)).y).toBeLessThan((await box(tiles(page).first())).y);
  expect(await shifted(page)).toBeLessThan(0.001);
  expect(await isTooWide(page)).toBe(false);
});

test("RT-01 a desktop has seven or eight games in a row under a hero no higher than 260 pixels, and no game twice", async ({
  page,
}) => {
  await page.addInitScript(FOLLOW_SHIFTS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  expect((await box(hero(page))).height).toBeLessThanOrEqual(260);
  expect(await besideFirst(tiles(page))).toBe(7);
  expect(await shifted(page)).toBeLessThan(0.001);
  await page.getByRole("button", { name: "Collapse the menu" }).click();
  await expect.poll(() => besideFirst(tiles(page))).toBe(8);
  await openAllOfHome(page);
  await expect(main(page).getByRole("heading", { name: "Slots", exact: true })).toBeAttached();
  const names = await tiles(page)
    .getByRole("link", { name: /^Play / })
    .evaluateAll((links) =>
      (links as unknown as { getAttribute(name: string): string }[]).map((link) =>
        link.getAttribute("aria-label"),
      ),
    );
  expect(names.length).toBeGreaterThan(FIRST);
  expect(names).toEqual([...new Set(names)]);
  // What a row leaves out is one press away.
  const slots = main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Slots", exact: true }) });
  await expect(slots.getByRole("listitem").getByRole("link", { name: "See all" })).toBeVisible();
});

test("GB-09 a tap plays; a long press shows odds, limits, rules and the free trial without playing or choosing text, and so does a button for the keyboard", async ({
  browser,
}) => {
  const page = await touched(browser, await newPlayer());
  await page.goto("/");
  const sheet = page.getByRole("dialog", { name: "Mango Mines" });
  const lift = await press(page, play(page, "Mango Mines"));
  await expect(sheet).toBeVisible();
  await lift();
  await expect(sheet).toContainText("Returns to players99.00 %");
  await expect(sheet).toContainText("Pays at most10,000 × the stake");
  await expect(sheet).toContainText("₱1.00 to ₱500.00");
  await expect(sheet.getByRole("button", { name: "Free trial of Mango Mines" })).toBeVisible();
  await sheet.getByText("Rules and odds").click();
  await expect(sheet).toContainText("Twenty-five crates");
  await sheet.getByRole("button", { name: "Favourite: Mango Mines" }).click();
  await expect(sheet.getByRole("button", { name: "Favourite: Mango Mines" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate("String(getSelection())")).toBe("");
  await expect(page).toHaveURL("/");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  // A finger that goes on pushes the page: it opens nothing.
  await play(page, "Mango Mines").tap();
  await expect(page).toHaveURL(/\/seamless\?gameId=mango-mines$/);
  await page.context().close();
});

test("a mouse that rests on a game and the keyboard that reaches it see a card with its odds, which Escape takes away, and the button beside opens the same for a screen reader", async ({
  page,
}) => {
  await page.goto("/");
  const card = tiles(page).locator("[popover]");
  await play(page, "Thunder Orchard").hover();
  await expect(card).toContainText("Returns to players");
  await expect(card).toContainText("Stakes");
  await page.mouse.move(2, 2);
  await expect(card).toHaveCount(0);
  await play(page, "Harbor Lanterns").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(card).toContainText("Harbor Lanterns");
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  const about = tiles(page).getByRole("button", { name: "About Harbor Lanterns" });
  await pressOn(page, about);
  const dialog = page.getByRole("dialog", { name: "Harbor Lanterns" });
  await expect(dialog).toContainText("Pays at most");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(about).toBeFocused();
  const lottery = tiles(page).getByRole("button", { name: "About Keno · 1 minute" });
  await pressOn(page, lottery);
  await expect(page.getByRole("dialog", { name: "Keno · 1 minute" })).toContainText("Next draw in");
});

test("home continues with the open round, the games played last and the slip that was not placed, where there is one; from a game one goes straight to another", async ({
  browser,
}) => {
  const person = await newPlayer(100n);
  const page = await pageOf(browser, person, { viewport: { width: 1440, height: 900 } });
  const row = main(page).getByRole("region", { name: "Continue" });
  const asked = page.waitForResponse(/\/games\/recent/);
  await page.goto("/");
  await asked;
  await expect(tiles(page).nth(FIRST)).toBeVisible();
  await expect(row).toHaveCount(0);

  await enter(person, "harbor-lanterns");
  const studio = await enter(person, "mango-mines");
  await studio.call("POST", "/rounds", {
    roundId: crypto.randomUUID(),
    stake: studio.stakes[0],
    choice: { mines: 3 },
  });
  await expect
    .poll(() =>
      asPlayer(person.token)<{ content: unknown[] }>("GET", "/betting-record?status=OPEN").then(
        ({ content }) => content.length,
      ),
    )
    .toBe(1);
  await page.evaluate(([key, slip]) => localStorage.setItem(key, slip), [
    `LOTTSLIP:${person.username}:K3-1M`,
    SLIP,
  ] as const);
  // Nothing moves for what is learnt while home is open: it has its place the next time.
  await page.addInitScript(FOLLOW_SHIFTS);
  const learnt = page.waitForResponse(/\/betting-record/);
  await page.goto("/");
  await learnt;
  await expect(tiles(page).nth(FIRST)).toBeVisible();
  await expect.poll(() => page.evaluate("document.documentElement.dataset.continue")).toBe("1");
  await expect(row).toHaveCount(0);
  await page.goto("/");
  await expect(row.getByRole("link")).toHaveText([
    /^K3 · 1 minute2 bets, not placed$/,
    /^Mango MinesRound open · ₱1\.00$/,
    /^Harbor LanternsPlayed last$/,
  ]);
  expect(await shifted(page)).toBeLessThan(0.001);

  await row.getByRole("link", { name: /^Harbor Lanterns/ }).click();
  await expect((await tableOn(page)).main).toBeVisible();
  const switching = page.getByRole("banner").getByRole("button", { name: "Switch game" });
  await switching.click();
  const tray = page.getByRole("dialog", { name: "Switch game" });
  await expect(tray.getByRole("list", { name: "Played last" }).getByRole("link")).toHaveText([
    "Mango Mines",
  ]);
  await tray.getByRole("link", { name: "Mango Mines" }).click();
  await expect(page).toHaveURL(/\/seamless\?gameId=mango-mines$/);
  await expect(tray).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(1);
  // The round that was left open is on the table again.
  await expect(page.frameLocator("iframe").getByTestId("balance")).toHaveText("₱99.00");
  await expect(page.getByRole("heading", { level: 1, name: "Mango Mines" })).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/gameId=harbor-lanterns$/);
  await expect((await tableOn(page)).main).toBeEnabled();
  await page.context().close();
});

/** A slip of two bets, as the counter of a lottery keeps it. */
const SLIP = JSON.stringify({
  key: "kept",
  issueNo: "1",
  multiple: 1,
  chase: { issues: 1, stopOnWin: true },
  state: { kind: "draft" },
  bets: ["a", "b"].map((id) => ({
    id,
    market: "SUM",
    picks: [["10"]],
    unitMinor: "100",
    odds: "6",
  })),
});
