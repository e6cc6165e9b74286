import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { teamWorld } from "../modules/agent-teams/testing/team-world.ts";
import type { Platform } from "../platform.ts";
import { readOptions } from "./read-options.ts";
import { teamsRebuild } from "./teams-rebuild.ts";

let db: TestDatabase;
const NOON = Temporal.Instant.from("2026-03-02T04:00:00Z");
const run = (...args: string[]) =>
  teamsRebuild.run(readOptions(teamsRebuild, args), { db } as unknown as Platform);
const teams = () => db.rows(sql`select * from team_day one order by one::text`);
const games = () => db.rows(sql`select * from team_game_day one order by one::text`);

beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  const world = teamWorld(db);
  const top = await world.member(null, NOON);
  const middle = await world.member(top, NOON);
  const player = await world.member(middle, NOON, "0");
  const at = NOON.add({ hours: 1 });
  await world.book([
    { player, at, kind: "bet", units: 900n },
    { player: middle, at: at.add({ hours: 24 }), kind: "bet", units: 50n, game: 1 },
    { player, at, kind: "deposit", units: 4_000n },
  ]);
  await world.addUp();
});
afterAll(() => db.close());

test("teams that say what the reports don't are found, and with --repair they are right again, games and members' days too", async () => {
  expect(await run()).toMatchObject({ exitCode: 0, json: { same: true } });
  const [sums, played] = [await teams(), await games()];
  expect(sums).toHaveLength(3);
  await db.run(sql`update team_day set stake = stake + 7 where stake = 50`);
  await db.run(sql`delete from team_game_day where stake = 900`);
  await db.run(sql`update team_own_day set deposits = 0`);
  expect(await run()).toMatchObject({
    exitCode: 1,
    json: { repaired: false, wrong: { own: 1, teams: 1, games: 2 } },
  });
  expect(await run("--repair")).toMatchObject({ exitCode: 1, json: { repaired: true } });
  expect(await run()).toMatchObject({ exitCode: 0 });
  expect(await teams()).toEqual(sums);
  expect(await games()).toEqual(played);
});

test("a rebuild adds what was not read yet before it compares", async () => {
  const world = teamWorld(db);
  const [{ id } = { id: 0n }] = await db.rows<{ id: bigint }>(
    sql`select max(player_id) as id from agent_place`,
  );
  await world.book([{ player: id, at: NOON.add({ hours: 2 }), kind: "bonus", units: 33n }]);
  expect(await run()).toMatchObject({ exitCode: 0 });
  expect(await db.rows(sql`select from team_day where bonus = 33`)).toHaveLength(2);
});
