import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "@perya/postgres/sql";
import { send, type TestStaff } from "../../../testing/people.ts";
import { passTime } from "../../../testing/pass-time.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { newVendor } from "../../../testing/vendors.ts";
import { findVendor, type Vendor } from "../index.ts";
import { applyGameList } from "../filling/sync-games.ts";
import { listed } from "../testing/use-vendors.ts";

const { db, sites } = await useSites();
let owner: TestStaff;
let vendor: Vendor;

beforeAll(async () => {
  owner = await sites.staff("owner");
  const pair = { asker: owner, second: await sites.staff("owner") };
  await newVendor(pair, { slug: "acme", name: "ACME", vassalage: "ACME" });
  vendor = (await findVendor(db, "acme")) as Vendor;
});
beforeEach(async () => {
  await db.run(sql`delete from favourite_game`);
  await db.run(sql`delete from recent_game`);
  await db.run(sql`delete from game_own`);
  await db.run(sql`delete from game`);
  await listen("Apple Dice", "Berry");
});

/** The vendor's list. */
const listen = (...games: readonly string[]) =>
  db.inTransaction((tx) =>
    applyGameList(
      tx,
      vendor,
      games.map((name) => listed(name.toLowerCase(), { name, hot: true })),
    ),
  );

const call = (names: object, by = owner) => by.call("PUT", "/games/acme-apple-dice", { names });
const ask = async (path: string, language = "EN") =>
  (await send(sites.playerUrl, { language }, "GET", `/api/v1${path}`)).value;
const names = (games: readonly { displayName: string }[]) =>
  games.map(({ displayName }) => displayName);
const lobby = async (language?: string) => names((await ask("/games", language)).games);
const found = async (typed: string, language?: string) =>
  names((await ask(`/games/search?gameName=${encodeURIComponent(typed)}`, language)).games);

async function speakFirst(defaultLanguage: string): Promise<void> {
  const { versions } = (await owner.call("GET", "/settings")).value;
  await owner.call("PUT", "/settings/language", {
    version: versions.language,
    value: { defaultLanguage },
  });
  passTime(3_000);
}

describe("CA-21 a game's name", () => {
  test("comes in the reader's language, in the brand's first one where it has none in that, or else plain, everywhere", async () => {
    expect(await lobby("VI")).toEqual(["Apple Dice", "Berry"]);
    expect((await call({ VI: "Xúc xắc Táo", TY: "Mansanas" })).status).toBe(200);
    expect(await lobby("VI")).toEqual(["Xúc xắc Táo", "Berry"]);
    expect(await lobby("vi")).toEqual(["Xúc xắc Táo", "Berry"]);
    expect(await lobby("EN")).toEqual(["Apple Dice", "Berry"]);
    expect(await lobby("AR")).toEqual(["Apple Dice", "Berry"]);

    const game = { gameId: "acme-apple-dice", displayName: "Xúc xắc Táo", nameLanguage: "vi" };
    expect(await ask("/games/acme-apple-dice", "VI")).toMatchObject(game);
    expect((await ask("/games/hot", "VI")).list[0]).toMatchObject(game);
    expect((await ask("/games/popup?vassalage=ACME", "VI")).games[0]).toMatchObject(game);
    expect((await ask("/games?language=VI")).games[0]).toMatchObject(game);
    expect(await ask("/games/acme-berry", "VI")).toMatchObject({ nameLanguage: "" });

    await speakFirst("TY");
    expect(await lobby("AR")).toEqual(["Mansanas", "Berry"]);
    expect((await ask("/games/acme-apple-dice", "AR")).nameLanguage).toBe("fil");
    expect(await lobby("VI")).toEqual(["Xúc xắc Táo", "Berry"]);
    await speakFirst("EN");
    expect(await lobby("AR")).toEqual(["Apple Dice", "Berry"]);
  });

  test("GB-08 is the same among the favourites and the games opened before", async () => {
    await call({ VI: "Xúc xắc Táo" });
    const player = await sites.player();
    const { nodeId } = await ask("/games/acme-apple-dice");
    await player.call("POST", "/favourites", { nodeId });
    await db.run(sql`
      insert into recent_game (player_id, game_id)
      values (${player.id}, ${BigInt(nodeId)})`);
    const vietnamese = { language: "VI" };
    const lists = await Promise.all([
      player.call("GET", "/favourites", undefined, vietnamese),
      player.call("GET", "/games/recent", undefined, vietnamese),
      player.call("GET", "/favourites"),
    ]);
    expect(lists.map(({ value }) => names(value.content ?? value.list))).toEqual([
      ["Xúc xắc Táo"],
      ["Xúc xắc Táo"],
      ["Apple Dice"],
    ]);
  });

  test("CA-04 finds it in any language, however it is typed and whichever is read, until it is taken away", async () => {
    await call({ VI: "Đĩa Vàng", CN: "快三" });
    for (const typed of ["đĩa vàng", "dia vang", "DIA", "vamg", "快三", "apple", "acme"])
      expect([typed, ...(await found(typed))]).toContain("Apple Dice");
    expect(await found("dia vang", "VI")).toEqual(["Đĩa Vàng"]);
    expect(await found("apple", "VI")).toEqual(["Đĩa Vàng"]);
    await call({ CN: "快三" });
    expect(await found("dia vang")).toEqual([]);
    expect(await found("快三")).toEqual(["Apple Dice"]);
  });

  test("CA-09 stays through the vendor's next list and the house's own words, and goes only when staff take it away", async () => {
    await call({ VI: "Xúc xắc Táo" });
    await listen("Apple Dice", "Berry", "Cherry");
    await owner.call("PUT", "/games/acme-apple-dice", { own: { displayName: "Golden Apple" } });
    await owner.call("PUT", "/games/acme-apple-dice", { isHot: false });
    await owner.call("PUT", `/vendors/${vendor.id}`, { name: "Acme Works", reason: "A new name" });
    expect(await lobby("VI")).toContain("Xúc xắc Táo");
    expect(await lobby()).toContain("Golden Apple");
    for (const typed of ["xuc xac", "golden", "works"])
      expect([typed, ...(await found(typed, "VI"))]).toContain("Xúc xắc Táo");
    const [row] = (await owner.call("GET", "/games?gameId=acme-apple-dice")).value.content;
    expect(row).toMatchObject({ name: "Golden Apple", names: { VI: "Xúc xắc Táo" } });
    await call({});
    expect(await lobby("VI")).toContain("Golden Apple");
    expect(await found("xuc xac")).toEqual([]);
  });

  test("is one line of text in a language of the site, from staff of the house alone", async () => {
    const [{ id }] = (await owner.call("GET", "/brands")).value;
    for (const names of [
      { XX: "Dice" },
      { VI: "" },
      { VI: "   " },
      { VI: "x".repeat(201) },
      { VI: "one\ntwo" },
      { VI: 1 },
      ["VI"],
    ])
      expect([names, (await call(names)).status]).toEqual([names, 400]);
    const brands = await sites.staff("owner", BigInt(id));
    expect((await call({ VI: "Của tôi" }, brands)).status).toBe(403);
    expect((await call({ VI: "Của tôi" }, await sites.staff("auditor"))).status).toBe(403);
    expect(await lobby("VI")).toEqual(["Apple Dice", "Berry"]);
    await call({ VI: "  Táo  " });
    expect(await lobby("VI")).toEqual(["Táo", "Berry"]);
    const trail = await db.rows<{ before: object; after: object }>(sql`
      select before, after from audit_row
      where subject = 'acme-apple-dice' and action = 'game.update'
      order by n desc limit 1`);
    expect(trail[0]).toMatchObject({ before: { names: {} }, after: { names: { VI: "Táo" } } });
  });

  test("CA-04 readers whose languages no game has a name in share one cached answer", async () => {
    const etag = async (language: string) =>
      (await fetch(`${sites.playerUrl}/api/v1/games`, { headers: { language } })).headers.get(
        "etag",
      );
    expect(new Set([await etag("EN"), await etag("AR"), await etag("VI")]).size).toBe(1);
    await call({ VI: "Xúc xắc Táo" });
    expect(await etag("AR")).toBe(await etag("EN"));
    expect(await etag("VI")).not.toBe(await etag("EN"));
  });
});
