import { newRsaPair } from "@perya/secrets";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../../testing/open-sites.ts";
import { send } from "../../../testing/people.ts";
import { createVendor, switchGameForBrand } from "../index.ts";
import { applyGameList, type VendorGame } from "../filling/sync-games.ts";

let db: TestDatabase;
let sites: Sites;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db);
  await vendor("reel-one", "ONE", [
    {
      name: "Coins",
      category: "Slots",
      min_bets: { PHP: "100000" },
      lines: 5,
      url_thumb: "/coins-s.png",
      url_background: "/coins-l.png",
    },
    {
      name: "Crowns",
      category: "Video Slots",
      min_bets: { PHP: "500000", USD: "1000" },
      lines: 20,
      url_thumb: "/crowns-s.png",
    },
    { name: "Ways", category: "Slots" },
    { name: "Dealer", category: "Live" },
  ]);
  await vendor("reel-two", "ONE", [{ name: "Second house", category: "Slots" }]);
  await vendor("book", "SBO", [{ name: "Sportsbook", category: "Sportsbook" }]);
  await vendor("arena", "AV", [{ name: "Arena", category: "Sportsbook" }]);
  await vendor("ring", "DS88", [{ name: "Ring", category: "Sports" }]);
  await vendor("keno", "GPI", [{ name: "Keno", category: "Lottery" }]);
  await vendor(
    "draws",
    "ELOTT",
    Array.from({ length: 3 }, (_, at) => ({ name: `Draw ${at}`, category: "e-lottery" })),
  );
  await vendor("table", "POK", [
    { name: "Tongits for anyone", category: "PVP" },
    { name: "Tongits of hundreds", category: "PVP", min_bets: { PHP: "10000000" } },
    {
      name: "Tongits of tens",
      category: "PVP",
      demo_game_support: true,
      min_bets: { PHP: "1000000", USD: "1" },
    },
  ]);
  await vendor("own-reels", "BGS", [{ name: "Own reels", category: "Slots" }]);
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

async function vendor(
  slug: string,
  vassalage: string,
  games: readonly Partial<VendorGame>[],
): Promise<void> {
  await db.inTransaction(async (tx) => {
    const key = { publicKey: newRsaPair().publicKey };
    const gamesUrl = "https://art.example/";
    const made = await createVendor(
      tx,
      "s".repeat(40),
      { slug, vassalage, name: slug, dialect: "hub88", gamesUrl },
      key,
    );
    if (!made.ok) throw new Error(made.refusal);
    const blank = {
      enabled: true,
      demo_game_support: false,
      product: "",
      url_thumb: "",
      url_background: "",
      rtp: "",
      min_bets: {},
      lines: 0,
    };
    const list = games.map((game, at) => ({
      ...blank,
      game_code: `g${at}`,
      name: "",
      category: "",
      ...game,
    }));
    await applyGameList(tx, made.value, list);
  });
}

interface Game {
  readonly displayName: string;
  readonly isGame: string;
}
const ask = async (path: string) =>
  (await send(sites.playerUrl, {}, "GET", `/api/v1${path}`)) as {
    status: number;
    value: Record<string, unknown>;
  };
const names = (games: unknown) => (games as Game[]).map(({ displayName }) => displayName);
const games = async (query: string) => names((await ask(`/games?${query}`)).value["games"]);

test("CA-15 CA-16 lists are asked for with the client's fixed values, and other values are refused", async () => {
  const fixed = "clientType=3&platform=flash,html5-desktop&channel=web&merchant=perya&language=en";
  expect(await games(`gameType=RNG&${fixed}`)).toEqual(["Coins", "Crowns", "Ways", "Second house"]);
  expect((await ask("/games?clientType=4")).status).toBe(400);
  expect(
    (
      await ask(
        "/games/hot?isPlatform=2&platform=flash,html5-desktop&merchantCode=perya&language=EN",
      )
    ).status,
  ).toBe(200);
  expect((await ask("/games/hot?isPlatform=1")).status).toBe(400);
  expect(
    (await ask("/vendors/lanes?merchantCode=perya&flush=true&platform=html5-desktop")).status,
  ).toBe(200);
});

test("CA-15 slots are found by what a round may cost and by their pay lines, in the brand's currency", async () => {
  expect(await games("gameType=RNG&minBet=100000")).toEqual(["Coins"]);
  expect(await games("gameType=RNG&minBet=99999")).toEqual([]);
  expect(await games("gameType=RNG&minBet=500000")).toEqual(["Coins", "Crowns"]);
  expect(await games("gameType=RNG&minLineNum=6")).toEqual(["Crowns"]);
  expect(await games("gameType=RNG&minLineNum=5&minBet=100000&gameClassify=Slots")).toEqual([
    "Coins",
  ]);
  expect((await ask("/games?minBet=1.5")).status).toBe(400);
});

test("CA-09 CA-15 a game has the specification's fields, and its picture in the size that was asked for", async () => {
  const [coins, crowns] = (await ask("/games?gameType=RNG")).value["games"] as Record<
    string,
    unknown
  >[];
  expect(coins).toMatchObject({
    gameId: "reel-one-g0",
    nodeId: expect.stringMatching(/^\d+$/) as string,
    roomId: "",
    gameName: "Coins",
    nodeName: "Coins",
    displayName: "Coins",
    gameType: "RNG",
    vassalage: "ONE",
    gameClassify: "Slots",
    isNew: false,
    isGame: "GAME",
    accountTypeName: "MAIN",
    iconUrl: "https://art.example/coins-s.png",
    showIcon: "https://art.example/coins-l.png",
    lagerIcon: "https://art.example/coins-l.png",
    supportPlay: 1,
    isHot: 0,
  });
  expect(crowns).toMatchObject({
    showIcon: "https://art.example/crowns-s.png",
    lagerIcon: "https://art.example/crowns-s.png",
  });
  const [small] = (await ask("/games?gameType=RNG&imgSize=S")).value["games"] as Record<
    string,
    unknown
  >[];
  expect(small).toMatchObject({
    showIcon: "https://art.example/coins-s.png",
    lagerIcon: "https://art.example/coins-l.png",
  });
});

test("CA-11 vendors come by category, those of one code together, with what their games are classified as", async () => {
  const { value } = await ask("/vendors");
  expect(value).toContainEqual({
    vassalage: "ONE",
    name: "reel-one",
    logo: "",
    gameCategory: "RNG",
    vendors: ["reel-one", "reel-two"],
    gameClassify: ["Slots", "Video Slots"],
    games: 4,
  });
  expect(value).toContainEqual(
    expect.objectContaining({
      vassalage: "ONE",
      gameCategory: "LIVE",
      vendors: ["reel-one"],
      games: 1,
    }),
  );
});

test("CA-04 CA-11 GB-11 categories part what vendors call sports, and put the lotteries together; a vendor of several games is a card that opens them", async () => {
  const lanes = (await ask("/vendors/lanes")).value["lanes"] as {
    title: string;
    cards: Game[];
    gameClassify: string[];
  }[];
  const cards = Object.fromEntries(
    lanes.map(({ title, cards: own }) => [
      title,
      own.map(({ displayName, isGame }) => `${displayName} ${isGame}`),
    ]),
  );
  expect(cards).toEqual({
    RNG: ["reel-one VASSALAGE"],
    LIVE: ["Dealer GAME"],
    PVP: ["table VASSALAGE"],
    SPORTS: ["Sportsbook GAME"],
    ESPORTS: ["Arena GAME"],
    COCKFIGHT: ["Ring GAME"],
    LOTTERY: ["draws VASSALAGE", "Keno GAME"],
    INHOUSE: ["Own reels GAME"],
  });
  expect(lanes.find(({ title }) => title === "LOTTERY")?.gameClassify).toEqual([
    "e-lottery",
    "Lottery",
  ]);
});

test("CA-04 GB-14 popup games are all of a vendor's games of a type, a thousand to the page", async () => {
  const { value } = await ask(
    "/games/popup?vassalage=ELOTT&gameType=ELOTT&clientType=3&platform=flash,html5-desktop&pageNo=1&pageSize=1000",
  );
  expect(value).toMatchObject({ pageNo: 1, totalPages: 1 });
  expect(names(value["games"])).toEqual(["Draw 0", "Draw 1", "Draw 2"]);
  await vendor(
    "crowd",
    "CROWD",
    Array.from({ length: 1_001 }, (_, at) => ({ name: `Face ${at}`, category: "Live" })),
  );
  const crowd = (await ask("/games/popup?vassalage=CROWD")).value;
  expect([(crowd["games"] as Game[]).length, crowd["totalPages"]]).toEqual([1_000, 2]);
  expect((await ask("/games/popup")).status).toBe(400);
});

test("GB-02 GB-15 a game is in the lists where its vendor's card is, whatever the vendor calls it", async () => {
  const inLists = ["RNG", "SPORTS", "ESPORTS", "COCKFIGHT", "INHOUSE"].map((type) =>
    games(`gameType=${type}`),
  );
  expect(await Promise.all(inLists)).toEqual([
    ["Coins", "Crowns", "Ways", "Second house"],
    ["Sportsbook"],
    ["Arena"],
    ["Ring"],
    ["Own reels"],
  ]);
});

test("CA-04 the rooms of games between players are listed for players alone, the smallest stakes first, with what opens them", async () => {
  expect((await ask("/games/pvp-rooms")).status).toBe(401);
  const player = await sites.player();
  const { list } = (await player.call("GET", "/games/pvp-rooms")).value;
  expect(list).toMatchObject([
    {
      displayName: "Tongits of tens",
      roomId: "table-g2",
      gameType: "PVP",
      supportPlay: 0,
      minBet: { amount: "1000000", currency: "PHP" },
    },
    { displayName: "Tongits of hundreds", minBet: { amount: "10000000" } },
    { displayName: "Tongits for anyone", minBet: null },
  ]);
  expect(list).toHaveLength(3);
});

test("GB-16 of thousands of games the number of pages follows every change", async () => {
  const pages = async () =>
    (await ask("/games?vassalage=MANY&pageSize=100&pageNo=3")).value["totalPages"];
  await vendor(
    "many",
    "MANY",
    Array.from({ length: 1_101 }, (_, at) => ({ name: `Many ${at}`, category: "Slots" })),
  );
  expect([await pages(), await pages()]).toEqual([12, 12]);
  await db.inTransaction((tx) => switchGameForBrand(tx, 1n, "many-g0", false));
  expect(await pages()).toBe(11);
  expect((await ask("/games?vassalage=MANY&pageSize=100&pageNo=11")).value["games"]).toHaveLength(
    100,
  );
  expect((await ask("/games?vassalage=MANY&pageSize=100&pageNo=12")).value).toEqual({
    games: [],
    pageNo: 12,
    totalPages: 11,
  });
});
