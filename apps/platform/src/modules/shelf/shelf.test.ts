import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import type { TestPlayer } from "../../testing/people.ts";
import { switchGameForBrand } from "../catalogue/index.ts";
import { addAcme } from "../catalogue/testing/add-acme.ts";
import { noteOpened } from "./index.ts";

let db: TestDatabase;
let sites: Sites;
const games = new Map<string, bigint>();
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db);
  await db.inTransaction(async (tx) => {
    const acme = await addAcme(tx, sites.platform);
    const rows = await tx.rows<{ id: bigint; slug: string }>(sql`
      insert into game (slug, vendor_id, code, name, display_name, game_type)
      select 'game-' || n, ${acme}::int, 'game-' || n, 'Game ' || n, 'Game ' || n,
        case when n % 2 = 0 then 'RNG' else 'INHOUSE' end
      from generate_series(1, 1100) n
      returning id, slug`);
    for (const { id, slug } of rows) games.set(slug, id);
  });
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

const idOf = (slug: string) => games.get(slug) ?? 0n;
const like = (player: TestPlayer, slug: string) =>
  player.call("POST", "/favourites", { nodeId: String(idOf(slug)) });
const names = (list: readonly { gameId: string }[]) => list.map(({ gameId }) => gameId);
const favourites = async (player: TestPlayer, query = "") =>
  names((await player.call("GET", `/favourites${query}`)).value.content);

describe("CA-04 GB-08 favourites", () => {
  test("are added and taken away, newest first, and each once however often it is pressed", async () => {
    const player = await sites.player();
    expect(await favourites(player)).toEqual([]);
    for (const slug of ["game-1", "game-2", "game-1"])
      expect((await like(player, slug)).status).toBe(200);
    expect(await favourites(player)).toEqual(["game-2", "game-1"]);
    expect((await player.call("GET", "/favourites/ids")).value).toEqual([
      String(idOf("game-2")),
      String(idOf("game-1")),
    ]);
    await player.call("DELETE", `/favourites/${idOf("game-2")}`);
    await player.call("DELETE", `/favourites/${idOf("game-2")}`);
    expect(await favourites(player)).toEqual(["game-1"]);
  });

  test("are a player's own", async () => {
    const [one, other] = [await sites.player(), await sites.player()];
    await like(one, "game-1");
    await other.call("DELETE", `/favourites/${idOf("game-1")}`);
    expect(await favourites(one)).toEqual(["game-1"]);
    expect(await favourites(other)).toEqual([]);
  });

  test("are listed by type and vendor, in pages with their number", async () => {
    const player = await sites.player();
    for (const slug of ["game-1", "game-2", "game-3"]) await like(player, slug);
    expect(await favourites(player, "?gameType=RNG")).toEqual(["game-2"]);
    expect(await favourites(player, "?vendor=NOBODY")).toEqual([]);
    expect((await player.call("GET", "/favourites?pageNo=2&pageSize=2")).value).toMatchObject({
      content: [{ gameId: "game-1" }],
      pageNo: 2,
      totalPages: 2,
    });
  });

  test("that are switched off are not shown, and come back with the game", async () => {
    const player = await sites.player();
    await like(player, "game-5");
    await db.inTransaction((tx) => switchGameForBrand(tx, 1n, "game-5", false));
    expect(await favourites(player)).toEqual([]);
    expect((await like(player, "game-5")).status).toBe(404);
    await db.inTransaction((tx) => switchGameForBrand(tx, 1n, "game-5", true));
    expect(await favourites(player)).toEqual(["game-5"]);
  });

  test("end at 999, also when the last two hearts are pressed at once", async () => {
    const player = await sites.player();
    await db.run(sql`
      insert into favourite_game (player_id, game_id)
      select ${player.id}, id from game
      where slug <> 'game-7' and slug <> 'game-8'
      order by id limit 998`);
    const answers = await Promise.all([like(player, "game-7"), like(player, "game-8")]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
    expect(await favourites(player)).toHaveLength(999);
  });

  test("are not for trial accounts, guests, or games there are none of", async () => {
    const player = await sites.player();
    expect((await player.call("POST", "/favourites", { nodeId: "999999999" })).status).toBe(404);
    expect((await player.call("POST", "/favourites", { nodeId: "1 or 1=1" })).status).toBe(400);
    const trial = await sites.player();
    await db.run(sql`update player set kind = '4' where id = ${trial.id}`);
    expect(await like(trial, "game-1")).toMatchObject({ status: 403, code: "TRIAL_ACCOUNT" });
    expect((await fetch(`${sites.playerUrl}/api/v1/favourites`)).status).toBe(401);
  });
});

describe("CA-04 GB-14 recent games", () => {
  const open = (player: TestPlayer, slug: string) => noteOpened(db, player.id, idOf(slug));
  const recent = async (player: TestPlayer, query = "") =>
    names((await player.call("GET", `/games/recent${query}`)).value.list);

  test("are those a player opened, the last one first, each once", async () => {
    const player = await sites.player();
    for (const slug of ["game-1", "game-2", "game-3", "game-1"]) await open(player, slug);
    expect(await recent(player)).toEqual(["game-1", "game-3", "game-2"]);
    expect(await recent(player, "?gameType=RNG")).toEqual(["game-2"]);
    expect(await recent(await sites.player())).toEqual([]);
  });

  test("come in pages of twenty, and the last hundred are kept", async () => {
    const player = await sites.player();
    for (let n = 1; n <= 105; n++) await open(player, `game-${n}`);
    const { list, totalPages } = (await player.call("GET", "/games/recent")).value as {
      list: { gameId: string }[];
      totalPages: number;
    };
    expect(names(list)[0]).toBe("game-105");
    expect([list.length, totalPages]).toEqual([20, 5]);
    expect((await player.call("GET", "/games/recent?pageSize=100")).value.list).toHaveLength(100);
  });
});
