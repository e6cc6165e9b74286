import type { BoardRow } from "@perya/lottery-kit";

/** A draw as the trends read it. */
export interface Drawn {
  readonly issueNo: string;
  readonly board: readonly BoardRow[];
}

/** How often a number came in the draws that are looked at, and how many draws ago it came last. */
export interface Tally {
  readonly number: string;
  readonly times: number;
  /** 0 for the last draw; as many as there are draws for one that never came. */
  readonly gap: number;
}

/** Numbers longer than this are looked at by how they end, as people bet on them. */
const ENDING = 2;

/** The numbers of a draw as one bets on them: two-digit endings of long numbers, and balls as they are. */
function numbersOf(board: readonly BoardRow[]): readonly string[] {
  return board.flatMap(({ numbers }) => numbers.map((number) => number.slice(-ENDING)));
}

/** Every number that can come, counted over draws, the newest first. */
export function tally(draws: readonly Drawn[]): readonly Tally[] {
  const seen = draws.map(({ board }) => numbersOf(board));
  const counts = new Map(allNumbers(draws).map((number) => [number, { times: 0, gap: draws.length }]));
  for (const [ago, numbers] of seen.entries())
    for (const number of numbers) {
      const count = counts.get(number) ?? { times: 0, gap: draws.length };
      counts.set(number, { times: count.times + 1, gap: Math.min(count.gap, ago) });
    }
  return [...counts].map(([number, count]) => ({ number, ...count })).toSorted((a, b) => (a.number < b.number ? -1 : 1));
}

/** All there are: a hundred endings where numbers are long; else every ball up to the highest that was seen, and every figure where they are single. */
function allNumbers(draws: readonly Drawn[]): readonly string[] {
  const numbers = draws.flatMap(({ board }) => board.flatMap((row) => row.numbers));
  const width = Math.max(0, ...numbers.map(({ length }) => length));
  if (width > ENDING) return range(0, 99, ENDING);
  const values = numbers.map(Number).filter((value) => Number.isInteger(value));
  const highest = Math.max(0, ...values);
  return range(values.includes(0) ? 0 : 1, Math.max(highest, width === 1 && values.includes(0) ? 9 : highest), width);
}

function range(from: number, to: number, width: number): readonly string[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => String(from + at).padStart(width, "0"));
}
