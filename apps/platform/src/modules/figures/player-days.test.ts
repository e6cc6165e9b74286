import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { playerDays } from "./index.ts";
import { bookDay } from "./testing/book-day.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  const game = { vendor_id: 3, game_code: "a", category: "RNG" };
  const rows = [
    { ...game, stake: 90, payout: 40, turnover: 80, free_payout: 5 },
    { ...game, ref_day: "2026-03-01", stake: -10, turnover: -10 },
    { deposits: 500, bonus_credited: 30, bonus_removed: 10, rebate: 2 },
    { ...game, day: "2026-03-03", stake: 1 },
    { ...game, player_id: 8, excluded: true, stake: 2 },
    { ...game, player_id: 9, book: "test", stake: 4 },
    { ...game, player_id: 10, brand_id: 2, stake: 8 },
  ];
  for (const row of rows) await bookDay(db, { player_id: 7, ...row });
});
afterAll(() => db.close());

test("days of players have signed corrections and the house's entries, and leave out trial and test accounts, other brands and other days", async () => {
  const rows = await db.rows(sql`
    select player_id as player, category, sum(stake)::int8 as stake, sum(payout)::int8 as payout,
      sum(turnover)::int8 as turnover, sum(deposits)::int8 as deposits, sum(bonus)::int8 as bonus,
      sum(rebate)::int8 as rebate
    from (${playerDays(1n, "2026-03-01", "2026-03-02")}) day
    group by player_id, category
    order by category`);
  const nothing = { stake: 0n, payout: 0n, turnover: 0n, deposits: 0n, bonus: 0n, rebate: 0n };
  expect(rows).toEqual([
    { ...nothing, player: 7n, category: "", deposits: 500n, bonus: 20n, rebate: 2n },
    { ...nothing, player: 7n, category: "RNG", stake: 80n, payout: 40n, turnover: 70n, bonus: 5n },
  ]);
});
