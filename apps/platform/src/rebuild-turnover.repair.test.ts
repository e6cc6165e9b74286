import { sql } from "@perya/postgres/sql";
import { beforeAll, expect, test } from "vitest";
import { closedDays } from "./modules/figures/index.ts";
import { drawsAgain } from "./modules/lottery/index.ts";
import { withTurnoverAgain } from "./modules/rounds/index.ts";
import { rebuildRecord } from "./modules/turnover/index.ts";
import { BET, SAME, useRandomPlay } from "./testing/use-random-play.ts";

const { db, play, rebuild, behindTheGuards } = await useRandomPlay();
beforeAll(async () => {
  for (const units of [10n, 20n, 30n, 40n])
    await play([
      { ...BET, units, closesRound: true, afterwards: "days" },
      { ...BET, kind: "rollback", afterwards: "follow" },
      { ...BET, units: units + 1n, round: 1, closesRound: true },
    ]);
});

const stored = () =>
  db.rows<{ number: bigint; rounds: number; stake: bigint; payout: bigint }>(
    sql`select * from turnover_entry order by source, number`,
  );
const unnumbered = async () =>
  (await stored())
    .filter(isSomething)
    .map((entry) => JSON.stringify({ ...entry, number: 0 }, text))
    .toSorted();
/** An entry that nothing stands behind was emptied, and keeps its number. */
const isSomething = (entry: Record<string, unknown>) =>
  ["rounds", "stake", "payout", "refund", "turnover", "free_stake", "free_payout"].some(
    (name) => Number(entry[name]) !== 0,
  );
const text = (_key: string, value: unknown) =>
  typeof value === "bigint" ? value.toString() : value;

test("entries that were taken away, altered, added or doubled are found, stay while nobody repairs them, and are then as they were, each with its number", async () => {
  const before = await stored();
  const [second, third, fourth] = before.map(({ number }) => number);
  await behindTheGuards(async (tx) => {
    await tx.run(sql`delete from turnover_entry where number = ${second} and source = 'rounds'`);
    await tx.run(sql`
      update turnover_entry set stake = stake + 7
      where number = ${third} and source = 'rounds'`);
    await tx.run(sql`
      update turnover_entry set jackpot_stake = 5, at = at - interval '1 day'
      where number = ${fourth} and source = 'rounds'`);
  });
  const altered = await stored();
  const found = await rebuild();
  expect(found.record).toMatchObject({ missing: 3, extra: 2, closed: 0 });
  expect(found.reports.wrong.day).toBeGreaterThan(0);
  expect(await stored()).toEqual(altered);
  await rebuild(true);
  expect(await stored()).toEqual(before);
  expect(await rebuild()).toMatchObject(SAME);

  await behindTheGuards((tx) =>
    tx.run(sql`
      insert into turnover_entry
      select * from (
        select (jsonb_populate_record(entry, jsonb_build_object('number', number + written))).*
        from turnover_entry entry
        join turnover_source on name = source
        where source = 'rounds' and number <= 3
      ) twice`),
  );
  expect((await rebuild(true)).record).toMatchObject({ missing: 0, extra: 3 });
  expect((await stored()).slice(0, before.length)).toEqual(before);
  const after = await rebuild();
  expect(after.record).toEqual(SAME.record);
});

test("a record that is lost is made again whole, and its followers go on", async () => {
  const before = await unnumbered();
  await behindTheGuards(async (tx) => {
    await tx.run(sql`delete from turnover_entry`);
    await tx.run(sql`update turnover_source set written = 0`);
    await tx.run(sql`update report_position set read_to = 0 where source <> 'ledger'`);
  });
  expect((await rebuild(true)).record).toMatchObject({ missing: before.length, extra: 0 });
  expect(await unnumbered()).toEqual(before);
  await play([{ ...BET, closesRound: true }]);
  expect(await unnumbered()).toHaveLength(before.length + 1);
  expect(await rebuild()).toMatchObject(SAME);
  expect(
    await db.rows(sql`
      select source.name from turnover_source source
      where written <> (select count(*) from turnover_entry where source = source.name)
        or written <> (select max(number) from turnover_entry where source = source.name)`),
  ).toEqual([]);
});

test("what is wrong on a closed day is told and stays", async () => {
  const before = await stored();
  await behindTheGuards((tx) =>
    tx.run(sql`update turnover_entry set turnover = turnover + 1 where source = 'rounds'`),
  );
  const altered = await stored();
  const closed = sql`
    select 1::int8 as brand_id, '-infinity'::timestamptz as first,
      'infinity'::timestamptz as after`;
  const repair = (days: typeof closed) =>
    db.inTransaction((tx) =>
      withTurnoverAgain(tx, (rounds) =>
        rebuildRecord(tx, { rounds, lottery: drawsAgain() }, days, true),
      ),
    );
  const wrong = await repair(closed);
  expect(wrong.closed).toBe(wrong.missing + wrong.extra);
  expect(await stored()).toEqual(altered);
  await repair(closedDays());
  expect(await stored()).toEqual(before);
});
