import { payoutMinor, type LineSpec, type LotteryRules, type Terms } from "@perya/lottery-kit";
import type { Entry, Slip } from "./slip.ts";

/** A bet of the slip with what it costs. */
export interface Priced {
  readonly entry: Entry;
  readonly lines: readonly LineSpec[];
  /** Minor units, the multiple included. */
  readonly costMinor: bigint;
  /** What the best of its lines gets when it is hit once, in minor units; 0 where nothing is offered. */
  readonly winMinor: bigint;
  /** Every price of its lines with the odds x 10,000 it is offered at; 0 where it is closed. */
  readonly odds: ReadonlyMap<string, number>;
}

export interface SlipTotal {
  readonly priced: readonly Priced[];
  readonly lines: number;
  readonly costMinor: bigint;
  readonly winMinor: bigint;
}

/** The odds x 10,000 at which the house takes a line now, one for each of its prices. */
export type OddsOf = (line: LineSpec) => readonly number[];

/** What a slip costs and can win, line by line by the game's own rules. Bets the rules do not know are left out: they were marked under other rules. */
export function priceSlip({ entries, multiple }: Pick<Slip, "entries" | "multiple">, rules: LotteryRules, terms: Terms, oddsOf: OddsOf): SlipTotal {
  const priced = entries.flatMap((entry) => priceEntry(entry, multiple, rules, terms, oddsOf) ?? []);
  return {
    priced,
    lines: priced.reduce((sum, { lines }) => sum + lines.length, 0),
    costMinor: priced.reduce((sum, { costMinor }) => sum + costMinor, 0n),
    winMinor: priced.reduce((sum, { winMinor }) => sum + winMinor, 0n),
  };
}

function priceEntry(entry: Entry, multiple: number, rules: LotteryRules, terms: Terms, oddsOf: OddsOf): Priced | undefined {
  const expanded = rules.expand({ market: entry.market, picks: entry.picks }, terms);
  if (!expanded.ok) return undefined;
  const lines = expanded.value;
  const unit = BigInt(entry.unitMinor) * BigInt(multiple);
  const odds = lines.map((line) => oddsOf(line));
  return {
    entry,
    lines,
    costMinor: lines.reduce((sum, { count }) => sum + unit * BigInt(count), 0n),
    winMinor: lines.reduce((best, line, at) => larger(best, bestHit(unit, line, odds[at] ?? [])), 0n),
    odds: new Map(lines.flatMap((line, at) => line.prices.map((price, place) => [price, odds[at]?.[place] ?? 0] as const))),
  };
}

/** A line's best price, hit once. */
function bestHit(unit: bigint, { count }: LineSpec, odds: readonly number[]): bigint {
  return payoutMinor(unit, count, [Math.max(0, ...odds)], { hits: [1], push: false });
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
