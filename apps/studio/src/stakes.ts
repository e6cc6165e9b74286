import { fromMinor } from "@perya/money";
import { ok, refuse, type Result } from "@perya/result";
import type { Rules } from "./games.ts";

/** What may be staked in a currency, all in minor units. */
interface Stakes {
  readonly levels: readonly bigint[];
  /** The most one round may ever pay: a stake whose highest win would pass it is not offered. */
  readonly maxWin: bigint;
}

export type StakeTable = ReadonlyMap<string, Stakes>;

const CENTS = [100n, 200n, 400n, 600n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n];
const times = (factor: bigint) => CENTS.map((level) => level * factor);

/** One main unit to a thousand of the peso; other currencies at a round figure near it. */
const DEFAULTS: StakeTable = new Map<string, Stakes>([
  ["PHP", { levels: CENTS, maxWin: 500_000_000n }],
  ["THB", { levels: CENTS, maxWin: 500_000_000n }],
  ["INR", { levels: CENTS, maxWin: 500_000_000n }],
  ["XXX", { levels: CENTS, maxWin: 500_000_000n }],
  ["USD", { levels: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n], maxWin: 25_000_000n }],
  ["EUR", { levels: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n], maxWin: 25_000_000n }],
  [
    "MYR",
    { levels: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n], maxWin: 50_000_000n },
  ],
  [
    "CNY",
    { levels: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n], maxWin: 50_000_000n },
  ],
  ["IDR", { levels: times(200n), maxWin: 100_000_000_000n }],
  ["VND", { levels: times(5n), maxWin: 2_500_000_000n }],
  ["KRW", { levels: times(1n), maxWin: 500_000_000n }],
  ["JPY", { levels: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n], maxWin: 25_000_000n }],
]);

/**
 * Reads a table of stakes, `{"PHP":{"levels":["100","200"],"maxWin":"500000000"}}` in minor units;
 * currencies it does not name keep the built-in ones. Refuses with what is wrong as detail.
 */
export function readStakes(text: string | undefined): Result<StakeTable, "BAD_STAKES"> {
  if (text === undefined || text === "") return ok(DEFAULTS);
  try {
    const given = JSON.parse(text) as Record<string, { levels: string[]; maxWin: string }>;
    const table = new Map(DEFAULTS);
    for (const [currency, { levels, maxWin }] of Object.entries(given)) {
      const read = { levels: levels.map(BigInt), maxWin: BigInt(maxWin) };
      if (read.maxWin <= 0n || read.levels.some((level) => level <= 0n))
        return refuse("BAD_STAKES", `must have amounts above zero, ${currency} has not`);
      // A win is a JSON integer on the wallet's wire.
      if (fromMinor(read.maxWin, currency).units > BigInt(Number.MAX_SAFE_INTEGER))
        return refuse(
          "BAD_STAKES",
          `must have every maxWin below 2^53 ledger units, ${currency} has not`,
        );
      table.set(currency, read);
    }
    return ok(table);
  } catch {
    return refuse(
      "BAD_STAKES",
      'must be JSON such as {"PHP":{"levels":["100","200"],"maxWin":"500000000"}} in minor units',
    );
  }
}

/** The bounds of an operator on one stake, in ledger units as text. */
interface StakeBounds {
  readonly maximumStake?: string | undefined;
  readonly minimumStake?: string | undefined;
}

/**
 * The stakes a game offers in a currency, in minor units, lowest first: whole multiples of its step
 * that can't win more than the most and keep to the operator's bounds.
 */
export function stakesOf(
  table: StakeTable,
  rules: Rules,
  currency: string,
  { maximumStake, minimumStake = "0" }: StakeBounds = {},
): readonly bigint[] {
  const stakes = table.get(currency);
  if (!stakes) return [];
  return stakes.levels.filter((level) => {
    const { units } = fromMinor(level, currency);
    return (
      units >= BigInt(minimumStake) &&
      (maximumStake === undefined || units <= BigInt(maximumStake)) &&
      level % rules.stakeStep === 0n &&
      level * BigInt(Math.ceil(rules.maxWinX)) <= stakes.maxWin
    );
  });
}
