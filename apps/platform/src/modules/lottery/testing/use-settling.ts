import { cloneDatabase } from "@perya/postgres/testing";
import fc from "fast-check";
import { afterAll, inject } from "vitest";
import { openHall, type ToyLine } from "./open-hall.ts";
import { countOf } from "./toy-rules.ts";
import { bookTurnover } from "../turnover/book-turnover.ts";
import { settleIssue } from "../settling/settle-issue.ts";

export const CASH = 1_000_000_000n;
export const MINOR = 1_000n;

const number = fc.constantFrom("07", "11", "42", "49", "50", "99");
const pair = fc.tuple(number, number).map((both) => both.toSorted().join());
const odds = fc.integer({ min: 10_001, max: 9_999_999 });
const line: fc.Arbitrary<ToyLine> = fc
  .oneof(
    fc.record({ market: fc.constantFrom("LOT", "LAST"), selection: number, odds: fc.tuple(odds) }),
    fc.record({
      market: fc.constant("SIDE"),
      selection: fc.constantFrom("BIG", "SMALL"),
      odds: fc.tuple(odds),
    }),
    fc.record({ market: fc.constant("PAIR"), selection: pair, odds: fc.tuple(odds) }),
    fc.record({ market: fc.constant("PICKS"), selection: pair, odds: fc.tuple(odds, odds) }),
  )
  .chain((kind) =>
    fc
      .bigInt({ min: 1n, max: 997n })
      .map((unitMinor) => ({ ...kind, unitMinor, count: countOf(kind.market) })),
  );
export const lots = fc.array(number, { minLength: 5, maxLength: 5 });
export const orders = fc.array(
  fc.record({
    player: fc.nat(3),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    cancelled: fc.nat(9),
  }),
  {
    minLength: 1,
    maxLength: 12,
  },
);

export const stakeOf = (lines: readonly ToyLine[]) =>
  lines.reduce((sum, { unitMinor, count }) => sum + unitMinor * BigInt(count), 0n) * MINOR;

interface Way {
  readonly shard: number;
  readonly block: number;
  readonly stop: number;
}

/** A hall on a database of its own whose issues are settled, stopped and settled again. */
export async function useSettling() {
  const db = await cloneDatabase(inject("platform"));
  const hall = openHall(db);
  afterAll(async () => {
    await hall.wallet.close();
    await db.close();
  });

  const book = async () => {
    while (await db.inTransaction(bookTurnover));
  };

  /**
   * Settles an issue; true when it was stopped before its end. The parts that go on find a new
   * outcome, and leave it.
   */
  async function stopsIn(issue: bigint, { shard, block, stop }: Way): Promise<boolean> {
    const stopped = new Error("stopped in the middle");
    let shards = 0;
    const publishBalances = () => {
      if (++shards === stop) throw stopped;
    };
    return settleIssue({ ...hall.settling, shard, block, live: { publishBalances } }, issue).then(
      () => false,
      (fault: unknown) => {
        if (fault !== stopped) throw fault;
        return true;
      },
    );
  }

  return { db, hall, book, stopsIn };
}
