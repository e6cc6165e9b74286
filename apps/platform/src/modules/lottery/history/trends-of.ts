import { allPicks, type BoardRow, type LotteryRules } from "@perya/lottery-kit";

/** A draw as trends read it. */
export interface TrendDraw {
  readonly issueNo: string;
  readonly day: string;
  readonly board: readonly BoardRow[];
}

/** How often a number was drawn in the given draws, and since when it has not been. */
export interface NumberTrend {
  readonly number: string;
  readonly times: number;
  /** Draws since it was last drawn: 0 for the last one; the number of draws if it never was. */
  readonly gapDraws: number;
  /** Days from its last appearance to the last draw; null if it never appeared. */
  readonly gapDays: number | null;
}

/** Longer numbers are counted by their endings, as people bet on them. */
const ENDING = 2;

/** What is shown alongside the drawn numbers. */
const COMPUTED = "SUM";

/**
 * A draw's numbers as used for betting: two-digit endings of long numbers, and balls as they are.
 */
export function numbersOf(board: readonly BoardRow[]): string[] {
  return drawn(board).map((number) => number.slice(-ENDING));
}

/** The balls a lottery draws from; undefined where it draws digits. */
export function ballsOf({ markets }: Pick<LotteryRules, "markets">): readonly string[] | undefined {
  const picker = markets.map((market) => market.picker).find(({ kind }) => kind === "balls");
  return picker && allPicks(picker);
}

/**
 * Counts over draws, newest first; the result has every possible number, in order: of `balls`, or
 * of the digits that the draws show.
 */
export function trendsOf(
  draws: readonly TrendDraw[],
  balls: readonly string[] = figuresOf(draws),
): NumberTrend[] {
  const last = draws[0];
  if (!last) return [];
  const seen = new Map(
    balls.map((number) => [
      number,
      { times: 0, gapDraws: draws.length, day: null as string | null },
    ]),
  );
  for (const [ago, { board, day }] of draws.entries())
    for (const number of numbersOf(board)) {
      const trend = seen.get(number) ?? { times: 0, gapDraws: draws.length, day: null };
      seen.set(number, {
        times: trend.times + 1,
        gapDraws: Math.min(trend.gapDraws, ago),
        day: trend.day ?? day,
      });
    }
  return [...seen]
    .map(([number, { times, gapDraws, day }]) => ({
      number,
      times,
      gapDraws,
      gapDays: day === null ? null : daysBetween(day, last.day),
    }))
    .toSorted((a, b) => (a.number < b.number ? -1 : 1));
}

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: "day" })
    .days;
}

/** A hundred endings where numbers are long, else ten digits. */
function figuresOf(draws: readonly TrendDraw[]): string[] {
  const isLong = draws.some(({ board }) => drawn(board).some(({ length }) => length >= ENDING));
  return Array.from({ length: isLong ? 100 : 10 }, (_, at) =>
    String(at).padStart(isLong ? ENDING : 1, "0"),
  );
}

function drawn(board: readonly BoardRow[]): string[] {
  return board.filter(({ prize }) => prize !== COMPUTED).flatMap(({ numbers }) => numbers);
}
