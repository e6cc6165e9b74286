import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { rollUp } from "../../figures/index.ts";
import { rebuildTeams, rollUpTeams } from "../index.ts";
import { teamWorld } from "../testing/team-world.ts";

let db: TestDatabase;
let world: ReturnType<typeof teamWorld>;
let top: bigint;
let member: bigint;
const NOON = Temporal.Instant.from("2026-03-02T04:00:00Z");
const PESO = 100_000n;

beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  world = teamWorld(db);
  top = await world.member(null, NOON);
  member = await world.member(top, NOON, "0");
  await world.addUp();
});
afterAll(() => db.close());

const bet = (pesos: bigint, hours = 1) =>
  world.book([{ player: member, at: NOON.add({ hours }), kind: "bet", units: pesos * PESO }]);
const dayOf = async (day: string) =>
  (await db.row<Record<string, bigint>>(sql`
    select stake, active, first_deposits as first, members, deposits from team_day
    where agent_id = ${top} and day = ${day}::date and book = 'real'`)) ?? {};

test("two workers at once add everything once, and one that is interrupted added nothing", async () => {
  await bet(10n);
  while (await db.inTransaction((tx) => rollUp(tx, "rounds")));
  const interrupted = db.inTransaction(async (tx) => {
    await rollUpTeams(tx);
    throw new Error("killed");
  });
  await expect(interrupted).rejects.toThrow("killed");
  expect(await dayOf("2026-03-02")).toMatchObject({ stake: 0n });
  await Promise.all([1, 2, 3].map(() => db.inTransaction(rollUpTeams)));
  expect(await dayOf("2026-03-02")).toMatchObject({ stake: 10n * PESO });
  await world.addUp();
  expect(await dayOf("2026-03-02")).toMatchObject({ stake: 10n * PESO });
});

test("a member is active from the turnover and deposits of the day on, and no more when a correction takes them back", async () => {
  await world.book([
    { player: member, at: NOON.add({ hours: 25 }), kind: "deposit", units: 100n * PESO },
  ]);
  await bet(1_999n, 25);
  await world.addUp();
  expect(await dayOf("2026-03-03")).toMatchObject({ active: 0n, first: 1n });
  await bet(1n, 26);
  await world.addUp();
  expect(await dayOf("2026-03-03")).toMatchObject({ active: 1n });
  await bet(-2n, 27);
  await world.addUp();
  expect(await dayOf("2026-03-03")).toMatchObject({ active: 0n, stake: 1_998n * PESO });
  await world.book([
    { player: member, at: NOON.add({ hours: 49 }), kind: "deposit", units: 500n * PESO },
  ]);
  await world.addUp();
  expect(await dayOf("2026-03-04")).toMatchObject({ first: 0n, deposits: 500n * PESO });
});

test("a bet settled after midnight is of the new day, and play of test accounts is in a book of its own", async () => {
  const midnight = Temporal.Instant.from("2026-03-05T16:00:00Z");
  const at = (seconds: number) => midnight.add({ seconds });
  await world.book([
    { player: member, at: at(-1), kind: "bet", units: 5n },
    { player: member, at: at(1), kind: "bet", units: 3n },
    { player: member, at: at(2), kind: "bet", units: 9n, excluded: true },
  ]);
  await world.addUp();
  expect(await dayOf("2026-03-05")).toMatchObject({ stake: 5n });
  expect(await dayOf("2026-03-06")).toMatchObject({ stake: 3n });
  expect(await db.inTransaction((tx) => rebuildTeams(tx, false))).toMatchObject({
    wrong: { own: 0, teams: 0, games: 0 },
  });
});
