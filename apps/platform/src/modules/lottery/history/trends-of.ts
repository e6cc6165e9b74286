import type { BoardRow } from "@perya/lottery-kit";

/** A draw as trends read it. */
export interface TrendDraw {
  readonly issueNo: string;
  readonly day: string;
  readonly board: readonly BoardRow[];
}

/** How often a number came in the draws that are looked at, and since when it has not. */
export interface NumberTrend {
  readonly number: string;
  readonly times: number;
  /** Draws since it came last: 0 for the last one; as many as there are for one that never came. */
  readonly gapDraws: number;
  /** Days from its last coming to the last draw's day; null for one that never came. */
  readonly gapDays: number | null;
}

/** Longer numbers are looked at by how they end, as people bet on them. */
const ENDING = 2;

/** The numbers of a draw as one bets on them: two-digit endings of long numbers, and balls as they are. */
export function numbersOf(board: readonly BoardRow[]): string[] {
  return board.flatMap(({ numbers }) => numbers.map((number) => number.slice(-ENDING)));
}

/** Counts over draws, the newest first; every number that can come is in the answer, in order. */
export function trendsOf(draws: readonly TrendDraw[]): NumberTrend[] {
  const last = draws[0];
  if (!last) return [];
  const seen = new Map(allNumbers(draws).map((number) => [number, { times: 0, gapDraws: draws.length, day: null as string | null }]));
  for (const [ago, { board, day }] of draws.entries())
    for (const number of numbersOf(board)) {
      const trend = seen.get(number) ?? { times: 0, gapDraws: draws.length, day: null };
      seen.set(number, { times: trend.times + 1, gapDraws: Math.min(trend.gapDraws, ago), day: trend.day ?? day });
    }
  return [...seen]
    .map(([number, { times, gapDraws, day }]) => ({ number, times, gapDraws, gapDays: day === null ? null : daysBetween(day, last.day) }))
    .toSorted((a, b) => (a.number < b.number ? -1 : 1));
}

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: "day" }).days;
}

/** A hundred endings where numbers are long; else every ball up to the highest that was seen, or every figure. */
function allNumbers(draws: readonly TrendDraw[]): string[] {
  const numbers = draws.flatMap(({ board }) => board.flatMap((row) => row.numbers)).filter((number) => /^\d+$/.test(number));
  const width = Math.max(0, ...numbers.map(({ length }) => length));
  if (width > ENDING) return range(0, 99, ENDING);
  const values = numbers.map(Number);
  const isFigure = width === 1 && values.includes(0);
  return range(values.includes(0) ? 0 : 1, isFigure ? 9 : Math.max(0, ...values), width);
}

function range(from: number, to: number, width: number): string[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => String(from + at).padStart(width, "0"));
}
