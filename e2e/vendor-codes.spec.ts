import { expect, type Locator, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { openAllOfHome } from "./reveal.ts";
import { test } from "./test.ts";
import { openVendors, THEIR_GAMES } from "./world/vendor-house.ts";
import { callsOf } from "./world/staff.ts";

const ARENAS = ["AI", "AV", "IA", "IMES", "TF"];
const of = (category: string, ...names: string[]) => names.map((name) => ({ name, category }));
const table = (name: string, units: string, url: string) => ({
  name,
  category: "PVP",
  min_bets: { PHP: units },
  played: { url, url2: `${THEIR_GAMES}/second` },
});

let leave: () => Promise<void>;
test.beforeAll(async () => {
  const owner = await callsOf("owner");
  leave = await openVendors(owner, {
    ...Object.fromEntries(ARENAS.map((code) => [code, of("Sports", `Arena of ${code}`)])),
    DS88: of("Sports", "Ring of DS88"),
    BTI: of("Sports", "Book of BTI"),
    GPI: [...of("Sports", "Numbers of GPI"), ...of("Slots", "Reels of GPI")],
    SBO: of("Sports", "Matches", "Races"),
    BGS: of("Slots", "Own reels"),
    REELS: of("Slots", "Far reels"),
    DEALERS: of("Live", "Night dealer"),
    NETS: of("Fish", "Night catch"),
    TABLES: [
      table("Tongits of hundreds", "10000000", "ftp://games.example/first"),
      table("Tongits of tens", "1000000", `${THEIR_GAMES}/first`),
      ...of("PVP", "Tongits for anyone"),
    ],
  });
  // A page that was rendered a moment ago for another visitor does not have them yet.
  const drawn = async () => (await fetch(`${ADDRESSES.player}/pvp`)).text();
  await expect.poll(drawn, { timeout: 20_000 }).toContain("Tongits");
});
test.afterAll(() => leave());

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("listitem").getByRole("heading");
const hearts = (where: Page | Locator) => where.getByRole("button", { name: /^Favourite: / });

test("GB-02 GB-11 GB-15 sports are parted by the codes of their vendors: arenas, the ring and the books each stand as cards in their own lobby, and a card of several games says its vendor once", async ({
  page,
}) => {
  const lobbies = {
    "/esports": ARENAS.map((code) => `Arena of ${code}`),
    "/cockfight": ["Ring of DS88"],
    "/sports": ["Book of BTI", "House of SBO"],
  };
  for (const [path, names] of Object.entries(lobbies)) {
    await page.goto(path);
    await expect(main(page)).toContainText(
      names.length === 1 ? "1 provider" : `${names.length} providers`,
    );
    await expect(cards(page)).toHaveText(names);
  }
  const ofVendor = main(page).getByRole("article").filter({ hasText: "House of SBO" });
  await expect(ofVendor.getByText("House of SBO")).toHaveCount(1);
  await expect(ofVendor).toMatchAriaSnapshot(`
    - article:
      - /children: equal
      - heading "House of SBO" [level=3]
      - button "See games of House of SBO"
  `);
  await ofVendor.getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: "Games of House of SBO" });
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(["Matches", "Races"]);
  await expect(hearts(dialog)).toHaveCount(2);
});

test("LB-04 LB-11 GB-02 GB-08 GB-11 GB-15 the vendors of lotteries are one row of cards, whose lotteries have no hearts of the games; KENO has the games of its vendor, a lottery opens itself and a slot the vendor's slots", async ({
  page,
}) => {
  await page.goto("/elott");
  const vendors = main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Providers" }) });
  await expect(vendors.getByRole("listitem")).toHaveCount(5);
  await expect(vendors.getByRole("heading", { name: "Numbers of GPI", exact: true })).toBeVisible();
  const opens = vendors.getByRole("button", { name: /^See games of / });
  await expect(opens).toHaveCount(4);
  await opens.first().click();
  const dialog = page.getByRole("dialog", { name: /^Games of / });
  await expect(dialog.getByRole("button", { name: /^Play / }).first()).toBeVisible();
  await expect(hearts(dialog)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(main(page).getByRole("heading", { name: "Last results" })).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes("/games/popup?"));
  await main(page)
    .getByRole("combobox", { name: "Lottery category" })
    .selectOption({ label: "KENO" });
  const popup = new URL((await asked).url()).searchParams;
  expect([popup.get("vassalage"), popup.get("pageSize")]).toEqual(["GPI", "1000"]);
  await expect(main(page).getByRole("heading", { name: "Last results" })).toBeHidden();
  await main(page).getByRole("link", { name: "Numbers of GPI", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText(
    "Sorry, you are not logged in yet, please log in.",
  );
  await page.keyboard.press("Escape");
  await main(page).getByRole("link", { name: "Reels of GPI" }).click();
  await expect(page).toHaveURL(/\/rng\?page=GPI$/);
  await expect(cards(page)).toHaveText(["Reels of GPI"]);
  await page.goto("/elott?page=GPI");
  await expect(main(page).getByRole("link", { name: "Numbers of GPI", exact: true })).toBeVisible();
});

test("GB-02 GB-15 live, fish, pvp, rng and in-house are lists of games, the slots of BGS among the house's own; home has a row of each, and hearts on hot ones and slots", async ({
  page,
}) => {
  const lists = {
    "/live": "Night dealer",
    "/fish": "Night catch",
    "/pvp": "Tongits of tens",
    "/rng": "Far reels",
    "/inhouse": "Own reels",
  };
  for (const [path, name] of Object.entries(lists)) {
    await page.goto(path);
    await expect(main(page).getByRole("link", { name: `Play ${name}`, exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: `Favourite: ${name}` })).toBeVisible();
    if (path === "/rng") await expect(main(page).getByText("Own reels")).toHaveCount(0);
  }
  await openAllOfHome(page);
  const row = (name: string) =>
    main(page)
      .locator("section")
      .filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
  const rows = {
    "Live casino": "Night dealer",
    Fishing: "Night catch",
    Slots: "Far reels",
    "Instant games": "Own reels",
    "E-sports": "Arena of AV",
  };
  for (const [name, game] of Object.entries(rows))
    await expect(row(name).getByRole("heading", { name: game })).toBeAttached();
  await expect(row("Sports").getByRole("heading", { level: 3 })).toHaveText([
    "Book of BTI",
    "Matches",
    "Races",
  ]);
  for (const name of ["Hot games", "Slots"]) await expect(hearts(row(name))).not.toHaveCount(0);
  for (const name of ["Live casino", "Instant games", "Sports"])
    await expect(hearts(row(name))).toHaveCount(0);
});

test("CA-04 CA-16 a player sits down in a room from the lobby, the smallest stakes first, and it is opened as that room, at the first address that its vendor names and a page may open; a guest sees none", async ({
  page,
  browser,
}) => {
  await page.goto("/pvp");
  await expect(main(page).getByRole("link", { name: "Play Tongits of tens" })).toBeVisible();
  const rooms = (where: Page) => where.getByRole("list", { name: "Rooms" }).getByRole("link");
  const own = await pageOf(browser, await newPlayer());
  await own.goto("/pvp");
  await expect(rooms(own)).toHaveText([
    /^Tongits of tensfrom ₱10\.00/,
    /^Tongits of hundredsfrom ₱100\.00/,
    /^Tongits for anyoneHouse of TABLES/,
  ]);
  await expect(rooms(page)).toHaveCount(0);
  await own
    .context()
    .route(`${THEIR_GAMES}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Take a seat</h1>" }),
    );
  for (const [room, place] of ["first", "second"].entries()) {
    const asked = own.waitForRequest("**/api/v1/launch-address");
    const opened = own.context().waitForEvent("page");
    await rooms(own).nth(room).click();
    const launch = (await asked).postDataJSON() as Record<string, unknown>;
    expect(launch["roomId"]).toMatch(room === 0 ? /^tables-.*-g1$/ : /^tables-.*-g0$/);
    expect(launch).not.toHaveProperty("gameId");
    await (await opened).waitForURL(`${THEIR_GAMES}/${place}`);
    await expect((await opened).getByRole("heading")).toHaveText("Take a seat");
  }
  await own.context().close();
});
