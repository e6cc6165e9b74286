import { expect, type Browser, type Page } from "@playwright/test";
import { arrive } from "./arrive.ts";
import { besideFirst } from "./beside.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { madeUp, withTenThousand } from "./ten-thousand.ts";
import { test } from "./test.ts";
import type { Person } from "./world/people.ts";

let player: Person;
test.beforeAll(async () => {
  player = await newPlayer();
});

const main = (page: Page) => page.getByRole("main");
const pill = (page: Page, group: string, name: string) =>
  main(page).getByRole("group", { name: group }).getByRole("button", { name, exact: true });
const list = (page: Page, name: string) => pill(page, "Which games", name);
const cards = (page: Page) => main(page).getByRole("listitem");
const play = (page: Page, name: string) =>
  cards(page).getByRole("link", { name: `Play ${name}`, exact: true });
const askedToComeIn = (page: Page) => page.getByRole("dialog", { name: "Welcome back" });

async function guestAt(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(path);
  return page;
}

test("RT-04 RT-21 every category has its lobby; one without games says so, names itself and leads on", async ({
  page,
}) => {
  const lobbies = {
    "/rng": "Slots",
    "/inhouse": "Instant games",
    "/live": "Live casino",
    "/fish": "Fishing games",
    "/pvp": "Player against player",
    "/sports": "Sports",
    "/esports": "E-sports",
    "/cockfight": "Cockfighting",
  };
  for (const [path, name] of Object.entries(lobbies)) {
    await page.goto(path);
    await expect(main(page).getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    if (path === "/sports") {
      await expect(main(page)).toContainText(`${name}: no games here yet.`);
      await expect(main(page).getByRole("heading", { name: "Popular right now" })).toBeVisible();
      expect(await cards(page).count()).toBeLessThanOrEqual(6);
      await main(page).getByRole("link", { name: "See the slots" }).click();
      await expect(page).toHaveURL(/\/rng$/);
    }
  }
});

test("RT-04 RT-21 GB-05 the vendor of the address is chosen; kinds and vendors filter, the same vendor again clears it, and Back brings every step back", async ({
  page,
}) => {
  await page.goto("/rng?page=PERYA");
  const studio = main(page)
    .getByRole("group", { name: "Providers" })
    .getByRole("button", { name: /^Perya Studio/ });
  await expect(studio).toHaveAttribute("aria-pressed", "true");
  const kinds = main(page).getByRole("group", { name: "Kinds of games" });
  await expect(kinds.getByRole("button")).toHaveText(["All", "New", "Slots"]);
  await kinds.getByRole("button", { name: "Slots" }).click();
  await expect(page).toHaveURL(/page=PERYA&classify=Slots$/);
  await list(page, "Hot").click();
  await expect(page).toHaveURL(/list=hot/);
  await expect(kinds).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/page=PERYA&classify=Slots$/);
  await list(page, "Hot").click();
  await studio.click();
  await expect(studio).toHaveAttribute("aria-pressed", "false");
  await expect(page).toHaveURL(/\/rng$/);
  await expect(list(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(play(page, "Harbor Lanterns")).toBeVisible();
  await page.goto("/pvp");
  await expect(list(page, "All")).toBeVisible();
  await expect(kinds).toHaveCount(0);
});

test("GB-01 GB-12 GB-14 CA-04 CA-15 CA-16 lists: hot ones, the same again is all; a guest is asked to come in; the search is trimmed; bets and lines filter; home has none", async ({
  browser,
}) => {
  const page = await guestAt(browser, "/rng?page=PERYA");
  const hot = page.waitForRequest((request) => request.url().includes("/games/hot?"));
  await list(page, "Hot").click();
  expect(Object.fromEntries(new URL((await hot).url()).searchParams)).toMatchObject({
    isPlatform: "2",
    platform: "flash,html5-desktop",
    gameType: "RNG",
    vassalage: "PERYA",
  });
  await list(page, "Hot").click();
  await expect(list(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(page).not.toHaveURL(/list=/);
  for (const own of ["Favourites", "Recent"]) {
    await list(page, own).click();
    await expect(askedToComeIn(page)).toContainText(
      "Sorry, you are not logged in yet, please log in.",
    );
    await page.keyboard.press("Escape");
    await expect(list(page, own)).toHaveAttribute("aria-pressed", "false");
  }
  await page.getByRole("searchbox", { name: "Search games" }).fill("  harbr  ");
  await expect(page).toHaveURL(/q=harbr$/);
  await expect(play(page, "Harbor Lanterns")).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Search games" }).fill("qqqqq");
  await expect(main(page)).toContainText("No game here matches “qqqqq”.");
  await main(page).getByRole("link", { name: "Show all games" }).click();
  await list(page, "Filter").click();
  await main(page).getByLabel("Pay lines").selectOption("20");
  const filtered = page.waitForResponse((response) =>
    /\/games\?(?=.*minLineNum=20)(?=.*vassalage=PERYA)/.test(response.url()),
  );
  await pill(page, "Providers", "Perya Studio").click();
  expect((await (await filtered).json()).value).toMatchObject({
    games: [{ displayName: "Harbor Lanterns" }],
    pageNo: 1,
    totalPages: 1,
  });
  await expect(page).toHaveURL(/minLineNum=20/);
  await expect(play(page, "Harbor Lanterns")).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await main(page).getByLabel("Pay lines").selectOption("50");
  await expect(main(page)).toContainText("No games with Perya Studio · 50 lines or more.");
  await page.goto("/");
  await expect(main(page).getByRole("heading").first()).toBeVisible();
  await expect(page.getByRole("group", { name: "Which games" })).toHaveCount(0);
  await page.context().close();
});

test("RT-05 GB-14 CA-04 the provider page has one vendor's games; what was opened is among the recent ones", async ({
  browser,
}) => {
  const page = await pageOf(browser, player);
  await page.goto("/providers?vassalage=PERYA");
  await expect(page.getByRole("heading", { level: 1, name: "Game providers" })).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByRole("group", { name: "Kinds of games" })).toHaveCount(0);
  await page.goto("/providers?vassalage=NOBODY");
  await expect(main(page)).toContainText("No games with NOBODY.");
  await page.goto("/rng?page=PERYA");
  await play(page, "Thunder Orchard").click();
  await expect(page.frameLocator("iframe").locator(".main-button")).toBeVisible();
  await page.goto("/rng?list=recent");
  await expect(play(page, "Thunder Orchard")).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.context().close();
});

test("GB-02 GB-09 GB-11 GB-14 CA-04 sports are cards of vendors; one of several games opens the list of them; marks and a free trial stand where they are due", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const card = (name: string, isGame: string) =>
    madeUp(1, {
      gameId: name,
      displayName: name,
      nameLanguage: "fil",
      gameType: "SPORTS",
      vassalage: name.toUpperCase(),
      isGame,
    });
  const lanes = [
    { title: "SPORTS", cards: [card("Book", "VASSALAGE")], gameClassify: [] },
    { title: "ESPORTS", cards: [card("Arena", "GAME")], gameClassify: [] },
    { title: "COCKFIGHT", cards: [card("Ring", "GAME")], gameClassify: [] },
  ];
  await page.route("**/api/v1/vendors/lanes*", (route) =>
    route.fulfill({ json: { success: true, value: { lanes } } }),
  );
  let asked = "";
  await page.route("**/api/v1/games/popup*", (route) => {
    asked = new URL(route.request().url()).search;
    const games = Array.from({ length: 1_000 }, (_, at) => madeUp(at));
    return route.fulfill({ json: { success: true, value: { games, pageNo: 1, totalPages: 1 } } });
  });
  for (const [path, name] of [
    ["/esports", "Arena"],
    ["/cockfight", "Ring"],
  ] as const) {
    await arrive(page, path);
    await expect(cards(page)).toHaveCount(1);
    await expect(play(page, name)).toBeVisible();
  }
  await arrive(page, "/sports");
  await cards(page).getByRole("button", { name: "See games of Book" }).click();
  const dialog = page.getByRole("dialog", { name: "Games of Book" });
  await expect(dialog.locator("h2 [lang=fil]")).toHaveText("Book");
  await expect(dialog.getByRole("button", { name: "Play Game 1", exact: true })).toBeVisible();
  for (const fixed of [
    "clientType=3",
    "platform=flash",
    "pageNo=1",
    "pageSize=1000",
    "vassalage=BOOK",
    "gameType=SPORTS",
  ])
    expect(asked).toContain(fixed);
  expect(await dialog.getByRole("listitem").count()).toBeLessThanOrEqual(60);
  await expect(
    dialog.getByRole("button", { name: "Free trial of Game 1", exact: true }),
  ).toBeVisible();
  await expect(
    dialog.getByRole("button", { name: "Free trial of Game 2", exact: true }),
  ).toHaveCount(0);
  await dialog.getByRole("button", { name: "Play Game 2", exact: true }).click();
  await expect(askedToComeIn(page)).toBeVisible();
  await context.close();
});

test("GB-05 GB-06 GB-07 GB-09 GB-16 CA-15 CA-16 among ten thousand games at most sixty cards are on the page; more are loaded once however often one presses, pages are jumped to, and Back comes back", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked = await withTenThousand(page);
  await arrive(page, "/rng");
  const pages = main(page).getByRole("navigation", { name: "Pages" });
  await main(page)
    .getByRole("button", { name: /^Even Works/ })
    .click();
  await main(page)
    .getByRole("button", { name: /^Even Works/ })
    .click();
  const seen = () => cards(page).count();
  await pages.getByRole("link", { name: "Page 239" }).waitFor();
  await expect(pages.getByRole("link")).toHaveText(["1", "2", "3", "4", "5", "238", "239"]);
  await pages.getByRole("link", { name: "Page 3", exact: true }).click();
  await expect(page).toHaveURL(/pageNo=3$/);
  await expect(play(page, "Game 85")).toBeVisible();
  const before = asked.length;
  const more = main(page).getByRole("button", { name: "Load more" });
  await more.dblclick();
  await expect(page).toHaveURL(/from=3&pageNo=4$/);
  await expect(main(page)).toContainText("84 games, page 4 of 239");
  expect(asked.slice(before).map((url) => url.searchParams.get("pageNo"))).toEqual(["4"]);
  expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toMatchObject({
    clientType: "3",
    platform: "flash,html5-desktop",
    gameType: "RNG",
  });
  for (let at = 0; at < 4; at++) {
    // A press within half a second of the last one is ignored.
    await page.waitForTimeout(600);
    await more.click();
    await expect(main(page)).toContainText(`page ${5 + at} of 239`);
    expect(await seen()).toBeLessThanOrEqual(60);
  }
  await page.evaluate("scrollTo(0, 3000)");
  await expect.poll(seen).toBeLessThanOrEqual(60);
  await page.evaluate("scrollTo(0, document.body.scrollHeight)");
  await expect(play(page, "Game 336")).toBeVisible();
  expect(await seen()).toBeLessThanOrEqual(60);
  await page.getByRole("searchbox", { name: "Search games" }).fill("game 10");
  await expect(main(page)).toContainText("28 games, page 1 of 4");
  await page.goBack();
  await expect(page).toHaveURL(/from=3&pageNo=7$/);
  // Another kind starts at its first page, with its own list.
  await main(page)
    .getByRole("group", { name: "Kinds of games" })
    .getByRole("button", { name: "New" })
    .click();
  await expect(page).not.toHaveURL(/pageNo|from=/);
  await expect(cards(page)).toHaveCount(1);
  await arrive(page, "/rng?page=EVEN");
  await main(page)
    .getByRole("group", { name: "Kinds of games" })
    .getByRole("button", { name: "New" })
    .click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText("New");
  await expect(pages).toHaveCount(0);
  await cards(page).getByRole("button", { name: "About Game 1" }).press("Enter");
  await expect(
    page.getByRole("dialog", { name: "Game 1" }).getByRole("button", { name: /^Free trial/ }),
  ).toBeVisible();
  await context.close();
});

for (const [width, games] of [
  [390, 3],
  [1440, 7],
] as const)
  test(`RT-01 a lobby has ${games} games beside each other on a screen of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await withTenThousand(page);
    await arrive(page, "/rng");
    await expect(play(page, "Game 12")).toBeVisible();
    expect(await besideFirst(cards(page))).toBe(games);
  });
