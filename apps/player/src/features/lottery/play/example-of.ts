import { drawFrom } from "@perya/fair";
import {
  combinations,
  payoutMinor,
  type BoardRow,
  type Line,
  type LotteryRules,
  type Market,
  type Settlement,
  type Terms,
} from "@perya/lottery-kit";
import { marksOf } from "./marks.ts";

/** A bet that wins in a made-up draw, in minor units of the currency. */
export interface Example {
  readonly picks: readonly string[];
  /** Of the made-up draw. */
  readonly outcome: unknown;
  readonly unitMinor: bigint;
  /** Units of a line. */
  readonly count: number;
  readonly costMinor: bigint;
  /** Odds x 10,000 of the line's prices. */
  readonly odds: readonly number[];
  /** How often each price is paid. */
  readonly hits: readonly number[];
  readonly paidMinor: bigint;
}

/** So many made-up draws are looked through for one in which the market pays. */
const MOST_DRAWS = 4_000;

/**
 * An example of a market in money: a line that wins in a draw that was made up, paid by the same
 * rules and the same arithmetic that settle bets. Undefined where no price is offered.
 */
export function exampleOf(
  market: Market,
  rules: LotteryRules,
  terms: Terms,
  { prices, unitMinor }: { prices: Readonly<Record<string, number>>; unitMinor: bigint },
): Example | undefined {
  const u32 = sameEveryTime();
  for (let made = 0; made < MOST_DRAWS; made++) {
    const outcome = rules.draw(drawFrom(u32), terms);
    const won = winnerOf(market, rules, outcome);
    if (!won) continue;
    const picks = won.selection.split(",");
    const expanded = rules.expand({ market: market.code, picks }, terms);
    const line = expanded.ok ? expanded.value[0] : undefined;
    if (!line) continue;
    const odds = line.prices.map((price) => prices[price] ?? 0);
    const paidMinor = payoutMinor(unitMinor, line.count, odds, won);
    if (paidMinor === 0n) return undefined;
    return {
      picks,
      outcome,
      unitMinor,
      count: line.count,
      costMinor: unitMinor * BigInt(line.count),
      odds,
      hits: won.hits,
      paidMinor,
    };
  }
  return undefined;
}

/** A line of the market that is paid in this outcome, once rather than more often. */
function winnerOf(
  market: Market,
  rules: LotteryRules,
  outcome: unknown,
): (Line & Settlement) | undefined {
  const listed = rules.winningSelections(market.code, outcome);
  const lines = listed
    ? [...listed].map(([selection, settlement]) => ({
        market: market.code,
        selection,
        ...settlement,
      }))
    : rules.winners(likelyLines(market, rules.board(outcome)), outcome);
  const paid = lines.filter(({ hits }) => timesOf(hits) > 0);
  return paid.find(({ hits }) => timesOf(hits) === 1) ?? paid[0];
}

function timesOf(hits: readonly number[]): number {
  return hits.reduce((sum, times) => sum + times, 0);
}

/**
 * Lines of a market whose winners are too many to list: on drawn numbers alone, on others alone,
 * and on all but one of the drawn.
 */
function* likelyLines(market: Market, board: readonly BoardRow[]): Generator<Line> {
  const width = marksOf(market)?.[0]?.length ?? 0;
  const drawn = new Set(
    board.flatMap(({ numbers }) => numbers).map((number) => number.slice(-width)),
  );
  const marks = marksOf(market) ?? [];
  const [came, others] = [
    marks.filter((mark) => drawn.has(mark)),
    marks.filter((mark) => !drawn.has(mark)),
  ];
  const { perLine, code } = market;
  const line = (picks: readonly string[]) => ({
    market: code,
    selection: picks.toSorted().join(","),
  });
  for (const own of [came.slice(0, perLine), others.slice(0, perLine)])
    if (own.length === perLine) yield line(own);
  for (const own of combinations(came.slice(0, perLine), Math.min(perLine, came.length)))
    yield line([...own, ...others].slice(0, perLine));
}

/** Numbers that are the same in every example: nothing is at stake, and a test can expect them. */
function sameEveryTime(): () => number {
  let state = 0x2545f491;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
