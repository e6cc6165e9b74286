import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { NEW_ROUND, roundBookings } from "../../turnover/testing/round-bookings.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
});
afterAll(() => db.close());

const units = fc.bigInt({ min: -50n, max: 200n });
const rounds = fc.array(
  fc.record({
    category: fc.constantFrom("RNG", "SPORTS", "ESPORTS", "COCKFIGHT", "LIVE", "FISH"),
    stake: units,
    payout: units,
    refund: fc.bigInt({ min: 0n, max: 100n }),
    effective: fc.option(units),
  }),
  { minLength: 1, maxLength: 50 },
);

test("a record says the same valid turnover of a round as the record of turnover books", async () => {
  const at = Temporal.Now.instant();
  await fc.assert(
    fc.asyncProperty(rounds, async (cases) => {
      const of = <Value>(read: (round: (typeof cases)[number]) => Value) => cases.map(read);
      const stored = await db.rows<{ turnover: bigint }>(sql`
        select round_turnover(category, stake, payout, refund, effective) as turnover
        from unnest(
          ${of((c) => c.category)}::text[], ${of((c) => c.stake)}::int8[],
          ${of((c) => c.payout)}::int8[], ${of((c) => c.refund)}::int8[],
          ${of((c) => c.effective)}::int8[]
        ) as round (category, stake, payout, refund, effective)`);
      const booked = cases.map(({ category, ...sums }) => {
        const move = { ...sums, at, seq: 1n, closes: true, bets: 1 };
        const free = { freeStake: 0n, freePayout: 0n };
        return roundBookings(NEW_ROUND, [{ ...move, ...free }], category)[0]?.amounts.turnover;
      });
      expect(stored.map(({ turnover }) => turnover)).toEqual(booked);
    }),
    { numRuns: 30 },
  );
});
