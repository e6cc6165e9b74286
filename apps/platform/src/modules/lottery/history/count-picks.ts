import { allPicks, type LotteryRules, type Market } from "@perya/lottery-kit";
import { numbersOf } from "./trends-of.ts";

/** How often a pick of a market came in the given draws, and since when it has not. */
export interface PickCount {
  readonly pick: string;
  readonly times: number;
  /** Draws since it last came: 0 for the last one; the number of draws if it never did. */
  readonly gapDraws: number;
}

/** Where there are more picks, only those that came most often are counted. */
const MOST_LISTED = 100;
const MOST_FREQUENT = 20;

/** Groups whose bets are on all numbers of a draw together: each number counts by itself. */
const ON_ALL_NUMBERS: ReadonlySet<string> = new Set(["xien", "truot", "none"]);

/**
 * How often each pick of a market would have won in these draws, newest first, by the game's own
 * settlement. A bet of several numbers is counted number by number, by the bet on one number of the
 * same group. Undefined where a number by itself means nothing, as in bets on the order.
 */
export function countPicks(
  rules: LotteryRules,
  market: Market,
  outcomes: readonly unknown[],
): readonly PickCount[] | undefined {
  const came = cameBy(rules, market);
  if (!came) return undefined;
  const counts = new Map<string, { times: number; gapDraws: number }>();
  for (const [ago, outcome] of outcomes.entries())
    for (const [pick, times] of came(outcome)) {
      const before = counts.get(pick) ?? { times: 0, gapDraws: ago };
      counts.set(pick, { ...before, times: before.times + times });
    }
  const counted = [...counts].map(([pick, count]) => ({ pick, ...count }));
  const picks = picksOf(market);
  return picks
    ? picks.map((pick) => ({ pick, ...(counts.get(pick) ?? never(outcomes.length)) }))
    : counted.toSorted((a, b) => b.times - a.times).slice(0, MOST_FREQUENT);
}

const never = (draws: number) => ({ times: 0, gapDraws: draws });

function picksOf({ picker }: Market): readonly string[] | undefined {
  if (picker.kind === "digits" && 10 ** picker.length > MOST_LISTED) return undefined;
  return allPicks(picker);
}

/** How often each pick came in an outcome. */
type CameBy = (outcome: unknown) => Iterable<readonly [pick: string, times: number]>;

function cameBy(rules: LotteryRules, market: Market): CameBy | undefined {
  const single = singleOf(rules, market);
  if (single)
    return (outcome) =>
      [...(rules.winningSelections(single.code, outcome) ?? [])].flatMap(([pick, { hits }]) => {
        const times = hits.reduce((sum, hit) => sum + hit, 0);
        return times > 0 ? [[pick, times] as const] : [];
      });
  if (!ON_ALL_NUMBERS.has(market.group)) return undefined;
  return (outcome) => numbersOf(rules.board(outcome)).map((number) => [number, 1] as const);
}

/** The market itself, or the one on a single number beside it. */
function singleOf({ markets }: LotteryRules, market: Market): Market | undefined {
  if (market.perLine === 1) return market;
  const same = JSON.stringify(market.picker);
  return markets.find(
    ({ group, perLine, picker }) =>
      perLine === 1 && group === market.group && JSON.stringify(picker) === same,
  );
}
