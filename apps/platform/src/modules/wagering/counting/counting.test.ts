import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { told } from "../../facts/testing/told.ts";
import {
  cancelRequirement,
  capRequirement,
  countTurnover,
  requirementEnded,
  settleRequirement,
  unplayedOf,
} from "../index.ts";
import { selectByKey } from "../requirements.store.ts";
import { useWagering } from "../testing/use-wagering.ts";
import { countAgain } from "./count-again.ts";
import { followTurnover } from "./follow-turnover.ts";

const { db, ask, play, newPlayer } = await useWagering();

const count = (player: bigint) => db.inTransaction((tx) => countTurnover(tx, [player]));
const states = (player: bigint) =>
  db.rows<{ done: bigint; status: string; fed: bigint }>(sql`
    select done, status, (
      select coalesce(sum(credited), 0)::int8 from wagering_feed where requirement = r.id
    ) as fed
    from requirement r where player = ${player} order by created_at, id`);
const endOf = async (key: string) =>
  (await told(db, requirementEnded))
    .filter((one) => (one as { key: string }).key === key)
    .map((one) => (one as { status: string }).status);

test("an entry counts once, however often and at once it is counted, and every figure is the sum of what fed it", async () => {
  const player = newPlayer();
  await ask(player);
  await play(player, { units: 60n });
  await play(player, { units: 30n, source: "lottery", category: "LOTTERY" });
  expect((await unplayedOf(db, player)).deposits).toBe(10n);
  // Nothing is written by looking.
  expect(await states(player)).toEqual([{ done: 0n, status: "OPEN", fed: 0n }]);
  await Promise.all([count(player), count(player), count(player)]);
  while (await followTurnover(db, "rounds"));
  expect(await states(player)).toEqual([{ done: 90n, status: "OPEN", fed: 90n }]);
});

test("what is cut off in the middle is counted by the next one, once", async () => {
  const player = newPlayer();
  const { key } = await ask(player);
  await play(player, { units: 100n });
  const cut = db.inTransaction(async (tx) => {
    await countTurnover(tx, [player]);
    throw new Error("cut off");
  });
  await expect(cut).rejects.toThrow("cut off");
  expect(await states(player)).toEqual([{ done: 0n, status: "OPEN", fed: 0n }]);
  expect(await endOf(key)).toEqual([]);
  await db.inTransaction((tx) => countTurnover(tx, [player]));
  expect(await states(player)).toEqual([{ done: 100n, status: "DONE", fed: 100n }]);
  expect(await endOf(key)).toEqual(["DONE"]);
});

test("players are found by what is booked, in either source", async () => {
  const [one, two] = [newPlayer(), newPlayer()];
  await ask(one);
  await ask(two);
  await play(one, { units: 10n });
  await play(two, { units: 20n, source: "lottery" });
  for (const source of ["rounds", "lottery"] as const) while (await followTurnover(db, source));
  expect(await states(one)).toMatchObject([{ done: 10n }]);
  expect(await states(two)).toMatchObject([{ done: 20n }]);
});

test("what was played before a requirement counts for earlier ones only, also when it is booked later", async () => {
  const player = newPlayer();
  await ask(player);
  await play(player, { units: 70n });
  const ended = Temporal.Now.instant();
  await ask(player);
  await play(player, { units: 50n, closedAt: ended });
  await count(player);
  expect(await states(player)).toMatchObject([
    { done: 100n, status: "DONE" },
    { done: 0n, status: "OPEN" },
  ]);
});

test("a bet taken back lowers what is open, and leaves DONE what is done", async () => {
  const player = newPlayer();
  await ask(player, { required: 40n, principal: 40n });
  await ask(player);
  const closedAt = await play(player, { units: 90n });
  await count(player);
  await play(player, { units: -90n, closedAt });
  await count(player);
  expect(await states(player)).toEqual([
    { done: 40n, status: "DONE", fed: 40n },
    { done: 0n, status: "OPEN", fed: 0n },
  ]);
});

test("what was reached stays DONE by a bet taken back afterwards, also when both are counted at once", async () => {
  const player = newPlayer();
  await ask(player);
  const closedAt = await play(player, { units: 70n });
  await play(player, { units: 30n });
  await play(player, { units: -70n, closedAt, at: Temporal.Now.instant() });
  await count(player);
  expect(await states(player)).toMatchObject([{ done: 100n, status: "DONE" }]);
});

test("weights decide what counts how much, and what weighs nothing is left for later ones", async () => {
  const player = newPlayer();
  await ask(player, { source: "BONUS", weights: { RNG: 10_000, LIVE: 1_500 } });
  await ask(player);
  await play(player, { units: 40n, category: "LIVE" });
  await play(player, { units: 30n, category: "PVP" });
  expect(await unplayedOf(db, player)).toMatchObject({ bonuses: 94n, deposits: 70n });
});

test("a requirement is the same one under its key, and another one is a fault", async () => {
  const [player, key] = [newPlayer(), randomUUID()];
  const [first, second] = [await ask(player, { key }), await ask(player, { key })];
  expect(second.id).toBe(first.id);
  await expect(ask(player, { key, principal: 7n })).rejects.toThrow("is another one");
  await expect(ask(player, { required: 0n })).rejects.toThrow("asks for 0");
  await expect(ask(player, { weights: { RNG: 10_001 } })).rejects.toThrow("counts 10001 of RNG");
});

test("a cancelled requirement keeps what was played for it, and asks for nothing more", async () => {
  const player = newPlayer();
  const { key } = await ask(player);
  await ask(player);
  await play(player, { units: 60n });
  const cancel = () =>
    db.inTransaction((tx) => cancelRequirement(tx, "DEPOSIT", key, "Charged back"));
  expect(await cancel()).toBe(true);
  expect(await cancel()).toBe(false);
  expect(await endOf(key)).toEqual(["CANCELLED"]);
  expect(await states(player)).toMatchObject([
    { done: 60n, status: "CANCELLED" },
    { done: 0n, status: "OPEN" },
  ]);
});

test.each([
  [600n, { required: 1_000n, status: "OPEN" }],
  [1_200n, { required: 1_200n, status: "DONE" }],
])(
  "a bonus of 100 that asks for 2,400 and has %s asks for 10 times the bonus by a new law",
  async (done, expected) => {
    const player = newPlayer();
    const { key } = await ask(player, { source: "BONUS", principal: 100n, required: 2_400n });
    await play(player, { units: done });
    const cap = (units: bigint) =>
      db.inTransaction((tx) => capRequirement(tx, "BONUS", key, units));
    expect(await cap(1_000n)).toMatchObject({ ...expected, done });
    // A law that allows more later asks for no more.
    expect(await cap(5_000n)).toMatchObject(expected);
  },
);

test("a bonus that was played keeps money in until its module has settled it", async () => {
  const player = newPlayer();
  const { key } = await ask(player, { source: "BONUS" });
  expect(await unplayedOf(db, player)).toMatchObject({ bonuses: 100n, isLocked: true });
  await play(player, { units: 100n });
  expect(await unplayedOf(db, player)).toMatchObject({ bonuses: 0n, isLocked: true });
  await count(player);
  expect(await unplayedOf(db, player)).toMatchObject({ requirements: [], isLocked: true });
  await settleRequirement(db, "BONUS", key);
  expect((await unplayedOf(db, player)).isLocked).toBe(false);
  expect(await selectByKey(db, "BONUS", key)).toMatchObject({ status: "DONE" });
});

test("after the record was repaired what is open counts what it says now, and what has ended keeps what it got", async () => {
  const player = newPlayer();
  const { key } = await ask(player, { required: 40n, principal: 40n });
  await ask(player);
  await ask(player, { required: 500n });
  const closedAt = await play(player, { units: 90n });
  await count(player);
  const said = async (units: bigint) => {
    for (const statement of [
      sql`alter table turnover_entry disable trigger turnover_entry_append_only`,
      sql`
        update turnover_entry set turnover = ${units}
        where player_id = ${player} and closed_at = ${closedAt.toString()}`,
      sql`alter table turnover_entry enable trigger turnover_entry_append_only`,
    ])
      await db.run(statement);
    await db.inTransaction(countAgain);
  };
  const done = { done: 40n, status: "DONE", fed: 40n };
  const open = (units: bigint) => ({ done: units, status: "OPEN", fed: units });
  expect(await states(player)).toEqual([done, open(50n), open(0n)]);
  await said(70n);
  expect(await states(player)).toEqual([done, open(30n), open(0n)]);
  await said(10n);
  expect(await states(player)).toEqual([done, open(0n), open(0n)]);
  await said(200n);
  expect(await states(player)).toEqual([done, { ...done, done: 100n, fed: 100n }, open(60n)]);
  expect(await endOf(key)).toEqual(["DONE"]);
});
