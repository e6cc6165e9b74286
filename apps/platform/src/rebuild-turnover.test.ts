import { sql } from "@perya/postgres/sql";
import fc from "fast-check";
import { expect, test } from "vitest";
import { brandById, changeZone } from "./modules/brands/index.ts";
import { correctIssue } from "./modules/lottery/settling/correct-issue.ts";
import { settleIssue } from "./modules/lottery/settling/settle-issue.ts";
import { openHall } from "./modules/lottery/testing/open-hall.ts";
import { toyRules } from "./modules/lottery/testing/toy-rules.ts";
import { bookTurnover } from "./modules/lottery/turnover/book-turnover.ts";
import { followAll } from "./modules/rounds/testing/follow-all.ts";
import { BET, CASH, SAME, step, useRandomPlay } from "./testing/use-random-play.ts";

const { db, wallet, vendor, newPlayer, play, command, rebuild } = await useRandomPlay();

test("whatever happens in rounds, and however it was followed, is made again as it is stored, and is what moved the player's money", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      const player = await play(steps);
      const found = await rebuild();
      expect(found).toMatchObject(SAME);
      const sums = await db.row<{ units: bigint }>(sql`
        select coalesce(sum(payout + free_payout - stake), 0)::int8 as units from turnover_entry
        where player_id = ${player}`);
      const { cash, owed } = (await wallet.balance(player)) ?? { cash: 0n, owed: 0n };
      expect(sums?.units).toBe(cash - owed - CASH);
    }),
    { numRuns: 40 },
  );
  const seen = await db.row<{ late: bigint; days: bigint; categories: bigint; told: bigint }>(sql`
    select count(*) filter (where rounds <= 0) as late,
      count(*) filter (where at > closed_at + interval '1 day') as days,
      count(distinct category) as categories,
      count(*) filter (where turnover <> stake - refund) as told
    from turnover_entry`);
  expect(seen?.categories).toBe(2n);
  for (const times of [seen?.late, seen?.days, seen?.told]) expect(times).toBeGreaterThan(3n);
});

test("draws that were settled, corrected and corrected again are made again as they are stored", async () => {
  const hall = openHall(db);
  const players = [await hall.playerWith(CASH * 1_000n), await hall.playerWith(CASH * 1_000n)];
  const issue = await hall.issue();
  const lines = [{ market: "LAST", selection: "42", unitMinor: 100n, count: 1, odds: [950_000] }];
  const side = [{ market: "SIDE", selection: "BIG", unitMinor: 70n, count: 1, odds: [20_000] }];
  for (const player of players)
    await hall.orders(issue, [
      { player, lines },
      { player, lines: side },
    ]);
  await hall.result(issue, ["01", "02", "03", "04", "42"]);
  for (const end of ["50", "42", "77"]) {
    await settleIssue(hall.settling, issue);
    while (await db.inTransaction(bookTurnover));
    await followAll(db);
    expect(await rebuild()).toMatchObject(SAME);
    const outcome = { lots: ["01", "02", "03", "04", end] };
    await db.inTransaction((tx) => correctIssue(tx, () => toyRules, issue, outcome));
  }
  await hall.wallet.close();
  const booked = await db.row<{ entries: bigint; late: bigint }>(sql`
    select count(*) as entries, count(*) filter (where rounds = 0) as late from turnover_entry
    where source = 'lottery'`);
  expect(booked).toEqual({ entries: 6n, late: 4n });
});

test("a brand whose zone changed has the same entries on the same days again", async () => {
  const brand = await brandById(db, 1n);
  expect(brand && (await changeZone(db, brand, "Asia/Kathmandu"))?.ok).toBe(true);
  await play([{ ...BET, closesRound: true }]);
  expect(await rebuild()).toMatchObject(SAME);
});

test("a round of a game that was in no catalogue at its close keeps that, whatever moves in it later", async () => {
  const player = await newPlayer();
  const bet = { ...command(player, { ...BET, closesRound: true }, []), game: "later" };
  await wallet.submit([bet]);
  await followAll(db);
  await db.run(sql`
    insert into game (slug, vendor_id, code, name, display_name, game_type)
    values ('later', ${vendor}, 'later', 'Later', 'Later', 'SPORTS')`);
  const back = command(player, { ...BET, kind: "rollback" }, [bet]);
  await wallet.submit([{ ...back, game: "later" }]);
  await followAll(db);
  expect(await rebuild()).toMatchObject(SAME);
  expect(
    await db.rows(sql`
      select category, stake from turnover_entry where player_id = ${player} order by number`),
  ).toEqual([
    { category: "", stake: 100n },
    { category: "", stake: -100n },
  ]);
});
