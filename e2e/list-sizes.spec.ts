import { expect, type Page } from "@playwright/test";
import { newPlayer, pageOf } from "./game-table.ts";
import { test } from "./test.ts";
import { ask, asPlayer } from "./world/calls.ts";
import type { Person } from "./world/people.ts";
import { openVendors } from "./world/vendor-house.ts";
import { ADDRESSES } from "./addresses.ts";
import { callsOf } from "./world/staff.ts";

/** One more than the longest list allows. */
const GAMES = 1_001;
const DEBOUNCE_MS = 300;
const LOCK_MS = 500;

interface Game {
  readonly gameId: string;
  readonly nodeId: string;
}
let leave: () => Promise<void>;
let games: readonly Game[];
test.beforeAll(async () => {
  const owner = await callsOf("owner");
  leave = await openVendors(owner, {
    CROWD: Array.from({ length: GAMES }, (_, at) => ({
      name: `Crowd ${at + 1}`,
      category: "Sports",
    })),
  });
  const all = async (pageNo: number) =>
    (
      await ask<{ value: { games: Game[] } }>(
        "GET",
        `${ADDRESSES.player}/api/v1/games/popup?vassalage=CROWD&pageNo=${pageNo}`,
        {},
      )
    ).answer.value.games;
  await expect
    .poll(async () => (games = [...(await all(1)), ...(await all(2))]).length, { timeout: 20_000 })
    .toBe(GAMES);
});
test.afterAll(() => leave());

const main = (page: Page) => page.getByRole("main");
const pages = (page: Page) => main(page).getByRole("navigation", { name: "Pages" });
/** Marks many games as favourites, or opens them, a few at a time; throws the first refusal. */
async function each(
  some: readonly Game[],
  action: (game: Game) => Promise<unknown>,
): Promise<void> {
  const AT_ONCE = 20;
  for (let at = 0; at < some.length; at += AT_ONCE)
    await Promise.all(some.slice(at, at + AT_ONCE).map(action));
}

test("GB-07 a lobby has 42 games a page, a search 28, a vendor's card all of a thousand; pages are two at either end and five around, and none where there is one page", async ({
  page,
}) => {
  await page.goto("/providers?vassalage=CROWD");
  await expect(main(page)).toContainText("42 games, page 1 of 24");
  await expect(pages(page).getByRole("link")).toHaveText(["1", "2", "3", "4", "5", "23", "24"]);
  await page.goto("/providers?vassalage=CROWD&pageNo=12");
  await expect(pages(page).getByRole("link")).toHaveText([
    "1",
    "2",
    "10",
    "11",
    "12",
    "13",
    "14",
    "23",
    "24",
  ]);
  await main(page).getByRole("searchbox", { name: "Search games" }).fill("crowd");
  await expect(main(page)).toContainText("28 games, page 1 of 36");
  await main(page).getByRole("searchbox", { name: "Search games" }).fill("crowd 1001");
  await expect(main(page).getByRole("listitem")).toHaveCount(1);
  await expect(pages(page)).toHaveCount(0);
  await page.goto("/sports");
  const told = page.waitForResponse(/\/games\/popup\?/);
  await main(page).getByRole("button", { name: "See games of House of CROWD" }).click();
  const { value } = (await (await told).json()) as { value: { games: Game[]; totalPages: number } };
  expect([value.games.length, value.totalPages]).toEqual([1_000, 2]);
});

test("GB-07 of other lists a page has 20, and favourites have one of 999 with no other behind", async ({
  browser,
}) => {
  const player: Person = await newPlayer();
  const call = asPlayer(player.token);
  await each(games.slice(0, 999), ({ nodeId }) => call("POST", "/favourites", { nodeId }));
  await each(games.slice(0, 21), ({ gameId }) =>
    // From another address than the other tests, which open games as well: launches are
    // rate-limited per address.
    ask(
      "POST",
      `${ADDRESSES.player}/api/v1/launch-address`,
      { authorization: `Bearer ${player.token}`, "x-forwarded-for": "203.0.113.77" },
      { gameId },
    ),
  );
  const page = await pageOf(browser, player);
  await page.goto("/fav");
  await expect(main(page)).toContainText("999 games");
  await expect(
    main(page).getByRole("button", { name: "Favourite: Crowd 999", exact: true }),
  ).toHaveAttribute("aria-pressed", "true");
  await expect(pages(page)).toHaveCount(0);
  await page.goto("/sports?list=recent");
  await expect(main(page)).toContainText("20 games, page 1 of 2");
  await pages(page).getByRole("link", { name: "Page 2" }).click();
  await expect(main(page)).toContainText("1 game, page 2 of 2");
  await page.context().close();
});

test("GB-06 more games are asked for 300 ms after the last of several presses, then no others for 500 ms, and none behind the last page", async ({
  page,
}) => {
  await page.addInitScript(`
    const send = fetch;
    globalThis.asked = [];
    globalThis.fetch = (...call) => {
      const { pathname, searchParams } = new URL(call[0], location.href);
      const pageNo = searchParams.get("pageNo");
      // First pages of vendors in sight are fetched when there is time.
      if (pathname.endsWith("/games") && pageNo) asked.push([Date.now(), pageNo]);
      return send(...call);
    };`);
  await page.clock.install();
  await page.goto("/providers?vassalage=CROWD");
  const more = main(page).getByRole("button", { name: "Load more" });
  await expect(more).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate("asked.length = 0");
  const now = () => page.evaluate<number>("Date.now()");
  const press = async () => {
    await more.dispatchEvent("click");
    return now();
  };
  const asked = () => page.evaluate<[at: number, pageNo: string][]>("asked");
  /**
   * The answer arrives in real time, but the page's handling of it needs its own clock to advance.
   */
  const arrived = (pageNo: number) =>
    expect(async () => {
      await page.clock.runFor(1);
      await expect(main(page)).toContainText(`page ${pageNo} of 24`, { timeout: 1 });
      await expect(more).toBeEnabled({ timeout: 1 });
    }).toPass({ intervals: [20], timeout: 60_000 });

  await press();
  await page.clock.runFor(DEBOUNCE_MS - 1);
  const last = await press();
  await page.clock.runFor(DEBOUNCE_MS - 1);
  expect(await asked()).toEqual([]);
  await page.clock.runFor(1);
  const first = last + DEBOUNCE_MS;
  expect(await asked()).toEqual([[first, "2"]]);

  // A request due one millisecond before the lock ends is dropped; the next one falls exactly on
  // its end.
  await arrived(2);
  await page.clock.runFor(first + LOCK_MS - 1 - DEBOUNCE_MS - (await now()));
  await press();
  await page.clock.runFor(2 * LOCK_MS);
  expect(await asked()).toHaveLength(1);
  const second = (await press()) + DEBOUNCE_MS;
  await page.clock.runFor(DEBOUNCE_MS);
  await arrived(3);
  await page.clock.runFor(second + LOCK_MS - DEBOUNCE_MS - (await now()));
  await press();
  await page.clock.runFor(DEBOUNCE_MS);
  expect(await asked()).toEqual([
    [first, "2"],
    [second, "3"],
    [second + LOCK_MS, "4"],
  ]);
  await page.clock.resume();
  await page.goto("/providers?vassalage=CROWD&pageNo=24");
  await expect(main(page)).toContainText("page 24 of 24");
  await expect(more).toHaveCount(0);
});
