import { sql } from "@perya/postgres/sql";
import { newRsaPair } from "@perya/secrets";
import { describe, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { send } from "../../../testing/people.ts";
import { createVendor } from "../index.ts";
import { bumpVersion } from "../vendors/vendors.store.ts";
import { applyGameList, type VendorGame } from "../filling/sync-games.ts";

const { db, sites } = await useSites();
await vendor("lantern-works", [
  "Thunder Orchard",
  "Harbor Lanterns",
  "Café Olé",
  "Mega 100% Win",
  "Thunderbolt",
  "Old Harbor",
  "ไทย สล็อต",
  "東京 Nights",
]);
await vendor("paper-moon", ["Moonrise", "Silver Thunder"]);

async function vendor(name: string, games: readonly string[]): Promise<void> {
  await db.inTransaction(async (tx) => {
    const key = { publicKey: newRsaPair().publicKey };
    const made = await createVendor(
      tx,
      "s".repeat(40),
      { slug: name, vassalage: name.toUpperCase(), name, dialect: "hub88", gamesUrl: null },
      key,
    );
    if (!made.ok) throw new Error(made.refusal);
    const list = games.map((title, at): VendorGame => {
      const texts = {
        category: at % 2 === 0 ? "Slots" : "Instant",
        product: "",
        url_thumb: "",
        url_background: "",
        rtp: "",
      };
      return {
        game_code: `${name}-${at}`,
        name: title,
        enabled: true,
        demo_game_support: false,
        min_bets: {},
        lines: 0,
        ...texts,
      };
    });
    await applyGameList(tx, made.value, list);
  });
}

const ask = async (path: string, query: Readonly<Record<string, string>>) =>
  (
    await send(
      sites.playerUrl,
      {},
      "GET",
      `/api/v1/games${path}?${new URLSearchParams(query).toString()}`,
    )
  ).value;
const found = async (gameName: string, more = {}) =>
  ((await ask("/search", { gameName, ...more })) as { games: { displayName: string }[] }).games.map(
    ({ displayName }) => displayName,
  );

describe("CA-04 GB-14 searching games", () => {
  test.each(["thunder orchard", "  THUNDER   orchard ", "Thunder", "orchard"])(
    "finds a game by %j",
    async (typed) => {
      expect(await found(typed)).toContain("Thunder Orchard");
    },
  );

  test.each([
    ["thundr", "Thunder Orchard"],
    ["thnder", "Thunder Orchard"],
    ["harbro", "Harbor Lanterns"],
    ["hrabor", "Harbor Lanterns"],
    ["lantrn harbr", "Harbor Lanterns"],
    ["orchard thunder", "Thunder Orchard"],
    ["wim 100", "Mega 100% Win"],
    ["silvre thundre", "Silver Thunder"],
    ["lantens", "Harbor Lanterns"],
    ["cafe ole", "Café Olé"],
    ["CAFÉ", "Café Olé"],
    ["ｔｈｕｎｄｅｒ", "Thunderbolt"],
    ["ไทย", "ไทย สล็อต"],
    ["東京", "東京 Nights"],
  ])("forgives case, accents, width and a slip of the finger: %s finds %s", async (typed, name) => {
    expect(await found(typed)).toContain(name);
  });

  test("puts the whole word before the beginning of one, and both before what has it further in", async () => {
    expect((await found("thunder")).slice(0, 3)).toEqual([
      "Thunder Orchard",
      "Thunderbolt",
      "Silver Thunder",
    ]);
    expect((await found("harbor")).slice(0, 2)).toEqual(["Harbor Lanterns", "Old Harbor"]);
  });

  test("finds all games of a vendor by its name", async () => {
    expect((await found("paper moon")).toSorted()).toEqual(["Moonrise", "Silver Thunder"]);
  });

  test.each(["%", "_", "★", "\\", "' or 1=1"])(
    "takes %j for the characters it is",
    async (typed) => {
      expect(await found(typed)).toEqual([]);
    },
  );

  test("forgives nothing where a game has the very words, so that what is meant is not lost among what is like it", async () => {
    expect(await found("moonrise")).toEqual(["Moonrise"]);
    expect(await found("xq")).toEqual([]);
    expect(await found("mega 101")).toEqual([]);
  });

  test("takes one letter for the beginning of a word", async () => {
    expect((await found("o")).toSorted()).toEqual(["Café Olé", "Old Harbor", "Thunder Orchard"]);
  });

  test("keeps to the type, the vendor and the classification that were chosen", async () => {
    expect(await found("thunder", { vassalage: "PAPER-MOON" })).toEqual(["Silver Thunder"]);
    expect(await found("thunder", { gameClassify: "Slots" })).not.toContain("Silver Thunder");
  });
});

test("CA-15 GB-07 a search has 28 games a page, a lobby 42, and a page behind the last says how many there are", async () => {
  await vendor(
    "many",
    Array.from({ length: 90 }, (_, at) => `Carnival ${at}`),
  );
  const first = await ask("/search", { gameName: "carnival" });
  expect(first).toMatchObject({ pageNo: 1, totalPages: 4 });
  expect(first.games).toHaveLength(28);
  expect((await ask("", { vassalage: "MANY" })).games).toHaveLength(42);
  expect(await ask("", { vassalage: "MANY", pageNo: "9" })).toEqual({
    games: [],
    pageNo: 9,
    totalPages: 3,
  });
});

test("CA-04 hot games are those the operator marked, as a list", async () => {
  expect((await ask("/hot", {})).list).toEqual([]);
  await db.run(sql`update game set is_hot = true where name in ('Moonrise', 'Old Harbor')`);
  await bumpVersion(db);
  const { list } = (await ask("/hot", {})) as { list: { displayName: string; isHot: number }[] };
  expect(list.map(({ displayName, isHot }) => `${displayName} ${isHot}`).toSorted()).toEqual([
    "Moonrise 1",
    "Old Harbor 1",
  ]);
  expect((await ask("/hot", { vassalage: "PAPER-MOON" })).list).toHaveLength(1);
});
