import type { LotteryRecord } from "@perya/api-client/player";
import { fromWire, toMinor } from "@perya/money";
import { priceBet, type PricedBy } from "./price-slip.ts";
import type { Bet } from "./slip.ts";

/** The bets of an order that was placed before, as they can be placed today. */
export interface Again {
  readonly bets: readonly Omit<Bet, "id">[];
  /** Markets of lines that can't be bet on any more. */
  readonly gone: readonly string[];
  /** Whether a unit was moved within today's limits. */
  readonly limited: boolean;
}

interface Limits {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

type Line = Pick<LotteryRecord["lines"][number], "market" | "selection" | "stake">;
type Read = Line & { readonly picks: readonly string[]; readonly unitMinor: bigint };

/**
 * The bets that make an order's lines again, at the odds and limits of today: lines of one market
 * and unit are one bet where their numbers together make just these lines.
 */
export function betsAgain(lines: readonly Line[], by: PricedBy, limits: Limits): Again {
  const gone = new Set<string>();
  let limited = false;
  const read = lines.flatMap((line): Read[] => {
    const picks = line.selection.split(",");
    const expanded = by.rules.expand({ market: line.market, picks }, by.terms);
    const count = expanded.ok ? expanded.value[0]?.count : undefined;
    if (count === undefined) {
      gone.add(line.market);
      return [];
    }
    const asked = toMinor(fromWire(line.stake)) / BigInt(count);
    const unitMinor = within(asked, limits);
    limited ||= unitMinor !== asked;
    return [{ ...line, picks, unitMinor }];
  });
  const groups = Map.groupBy(read, ({ market, unitMinor }) => `${market} ${unitMinor}`);
  const bets = [...groups.values()].flatMap((own) =>
    picksOf(own, by).map((picks) => betOf(own[0] as Read, picks, by)),
  );
  return { bets, gone: [...gone], limited };
}

/** The picks of each bet that lines of one market and unit come to. */
function picksOf(
  lines: readonly Read[],
  { rules, terms }: PricedBy,
): readonly (readonly string[])[] {
  const code = (lines[0] as Read).market;
  const market = rules.markets.find((one) => one.code === code);
  const all = [...new Set(lines.flatMap(({ picks }) => picks))];
  if (!market || lines.length === 1) return lines.map(({ picks }) => picks);
  if (market.perLine === 1) return chunks(all, market.picks.max);
  const together = rules.expand({ market: code, picks: all }, terms);
  return together.ok && together.value.length === lines.length
    ? [all]
    : lines.map(({ picks }) => picks);
}

/** With the odds of now: a player who takes a bet again has not agreed to any others. */
function betOf(
  { market, unitMinor }: Read,
  picks: readonly string[],
  by: PricedBy,
): Omit<Bet, "id"> {
  const bet = { market, picks, unitMinor: unitMinor.toString(), odds: {} };
  return { ...bet, odds: priceBet({ id: "", ...bet }, 1, by)?.odds ?? {} };
}

function within(unitMinor: bigint, { minMinor, maxMinor }: Limits): bigint {
  if (unitMinor < minMinor) return minMinor;
  return unitMinor > maxMinor ? maxMinor : unitMinor;
}

function chunks(picks: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(picks.length / size) }, (_, at) =>
    picks.slice(at * size, (at + 1) * size),
  );
}
