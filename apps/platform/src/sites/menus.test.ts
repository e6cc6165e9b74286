import { MENUS } from "@perya/menus";
import { expect, test } from "vitest";
import { createVendor } from "../modules/catalogue/index.ts";
import { applyGameList } from "../modules/catalogue/filling/sync-games.ts";
import { listed } from "../modules/catalogue/testing/use-vendors.ts";
import { seedLottery } from "../modules/lottery/index.ts";
import { passTime } from "../testing/pass-time.ts";
import { send } from "../testing/people.ts";
import { useSites } from "../testing/use-sites.ts";

const { db, sites } = await useSites();
const owner = await sites.staff("owner");

interface Line {
  readonly item: string;
  readonly icon: string | null;
  readonly names: Readonly<Record<string, string>>;
}

const permission = async () => {
  // The menus follow within seconds.
  passTime(10_000);
  return (await send(sites.playerUrl, {}, "GET", "/api/v1/permission")).value;
};
const shown = async (menu: "games" | "more" | "bottom") =>
  ((await permission()).info.menus[menu] as readonly Line[]).map(({ item }) => item);
const put = async (value: object) => {
  const { versions } = (await owner.call("GET", "/settings")).value;
  return owner.call("PUT", "/settings/menus", { version: versions.menus, value });
};

test("GB-17 nothing in the menus leads to an empty page: each item comes with what is behind it, and the open sites hear of it", async () => {
  expect(await shown("games")).toEqual(["home", "hot", "fav"]);
  expect(await shown("more")).toEqual(["pointMall", "fair", "app", "language"]);
  expect(await shown("bottom")).toEqual(["home", "games", "wallet", "me"]);
  const { version } = await permission();

  await db.inTransaction(async (tx) => {
    const made = await createVendor(
      tx,
      "a key of the platform, long enough to seal with",
      { slug: "mill", vassalage: "MILL", name: "Mill", dialect: "softswiss", gamesUrl: "" },
      { secret: "b".repeat(40) },
    );
    if (!made.ok) throw new Error(made.refusal);
    await applyGameList(tx, made.value, [listed("reels"), listed("wheel", { category: "Live" })]);
    await seedLottery(tx);
  });
  await owner.call("POST", "/content", {
    kind: "promotion",
    title: "Double points",
    published: true,
  });
  expect(await shown("games")).toEqual([
    "home",
    "hot",
    "fav",
    "rng",
    "live",
    "elott",
    "lotteryCenter",
    "promotions",
  ]);
  expect(await shown("bottom")).toEqual(["home", "games", "lottery", "wallet", "me"]);
  expect((await permission()).version).not.toBe(version);
  expect((await owner.call("GET", "/settings")).value.offered).toEqual(
    expect.arrayContaining(["rng", "live", "lotteryCenter", "promotions"]),
  );
});

test("the operator's order, names and pictures are the visitors', hidden is hidden, and a lobby without games is there where the brand shows it", async () => {
  const names = { EN: "Reels", VI: "Quay hũ" };
  const answer = await put({
    games: [
      { item: "rng", icon: "instant", names },
      { item: "home", show: "never" },
      { item: "sports", show: "always" },
    ],
    bottom: [{ item: "me" }, { item: "wallet", show: "never" }],
  });
  expect(answer.status).toBe(200);
  const { menus } = (await permission()).info;
  expect(menus.firstLanguage).toBe("EN");
  expect(menus.games.slice(0, 2)).toEqual([
    { item: "rng", icon: "instant", names },
    { item: "live", icon: null, names: {} },
  ]);
  expect(await shown("games")).toContain("sports");
  expect(await shown("games")).not.toContain("home");
  expect(await shown("games")).not.toContain("esports");
  expect(await shown("bottom")).toEqual(["home", "games", "lottery", "me"]);
  expect((await put({})).status).toBe(200);
  expect((await shown("games")).slice(0, 3)).toEqual(MENUS.games.shown.slice(0, 3));
});

test.each([
  ["an item twice", { games: [{ item: "rng" }, { item: "rng" }] }, "games"],
  ["an item of another menu", { games: [{ item: "wallet" }] }, "item"],
  ["an empty page that is no lobby", { games: [{ item: "promotions", show: "always" }] }, "lobby"],
  ["a hidden way to languages", { more: [{ item: "language", show: "never" }] }, "hidden"],
  ["six places at the thumb", { bottom: [{ item: "fav" }] }, "room"],
  [
    "no place at the thumb",
    { bottom: MENUS.bottom.shown.map((item) => ({ item, show: "never" })) },
    "room",
  ],
  ["a name that is too long", { games: [{ item: "rng", names: { EN: "x".repeat(25) } }] }, "24"],
  ["an empty name", { games: [{ item: "rng", names: { EN: " " } }] }, "empty"],
  ["a name in no language", { games: [{ item: "rng", names: { XX: "Reels" } }] }, "names"],
  ["a picture there is not", { games: [{ item: "rng", icon: "skull" }] }, "icon"],
])("the operator's menus refuse %s", async (_what, value, word) => {
  const answer = await put(value);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer)).toContain(word);
});
