import { ok, refuse } from "@perya/result";
import { ODDS_ONE } from "./payout.ts";
import type { Chance, Line, LineSpec, LotteryRules, Market, Settlement, Terms } from "./rules.ts";
import { allPicks, isSelection, selectionsOf } from "./selections.ts";
import { isLost } from "./settlement.ts";

/** A market with its rules. The selections passed to it are canonical. */
export interface MarketRules<Outcome> extends Market {
  /** A line's cost in units; 1 by default. */
  readonly count?: number;
  /**
   * The stored form of a pick, where the picker accepts several: digits sorted when their order
   * does not matter. Undefined for a pick that is not offered.
   */
  readonly canonical?: (pick: string) => string | undefined;
  readonly pricesOf: (selection: string, terms: Terms) => readonly string[];
  readonly settle: (selection: string, outcome: Outcome) => Settlement;
  /**
   * The selections that win or are pushed. By default every pick is tried, where a line is one
   * pick; where it is several picks the list is unavailable.
   */
  readonly winning?: (outcome: Outcome) => ReadonlyMap<string, Settlement>;
  readonly chance: (selection: string, terms: Terms) => Chance;
}

/** The parts of a family. `sampleOdds` as players know them: 1.95. */
export interface LotteryParts<Outcome> extends Pick<
  LotteryRules<Outcome>,
  "code" | "version" | "draw" | "readOutcome" | "board" | "revealOrder" | "sets"
> {
  readonly markets: readonly MarketRules<Outcome>[];
  readonly sampleOdds: Readonly<Record<string, number>>;
  readonly termsOn?: LotteryRules["termsOn"];
}

/**
 * A lottery whose lines each concern one market. It provides everything but the family's own parts.
 */
export function lotteryOf<Outcome extends object>(
  parts: LotteryParts<Outcome>,
): LotteryRules<Outcome> {
  const { markets, sampleOdds, ...own } = parts;
  const byCode = new Map(markets.map((market) => [market.code, market]));
  const find = ({ market: code, selection }: Line): MarketRules<Outcome> => {
    const market = byCode.get(code);
    if (!market || !isSelection(market, selection))
      throw new RangeError(`${parts.code} has no line ${code} ${selection}`);
    return market;
  };
  const settle = (line: Line, outcome: Outcome): Settlement =>
    find(line).settle(line.selection, outcome);
  const winningSelections = (
    code: string,
    outcome: Outcome,
  ): ReadonlyMap<string, Settlement> | undefined => {
    const market = byCode.get(code);
    if (!market) throw new RangeError(`${parts.code} has no market ${code}`);
    return winningOf(market, outcome);
  };

  return {
    termsOn: () => ({}),
    ...own,
    markets: markets.map(shown),
    sampleOdds: Object.fromEntries(
      Object.entries(sampleOdds).map(([price, odds]) => [
        price,
        Math.round(odds * Number(ODDS_ONE)),
      ]),
    ),
    expand: ({ market: code, picks }, terms) => {
      const market = byCode.get(code);
      if (!market) return refuse("UNKNOWN_MARKET");
      const selections = selectionsOf(market, picks);
      return selections.ok
        ? ok(selections.value.map((selection) => lineSpec(market, selection, terms)))
        : selections;
    },
    settle,
    winners: (lines, outcome) =>
      Array.from(lines, (line) => ({ ...line, ...settle(line, outcome) })).filter(
        (settled) => !isLost(settled),
      ),
    winningSelections,
    probability: (line, terms) => find(line).chance(line.selection, terms),
  };
}

function lineSpec<Outcome>(
  market: MarketRules<Outcome>,
  selection: string,
  terms: Terms,
): LineSpec {
  return {
    market: market.code,
    selection,
    count: market.count ?? 1,
    prices: market.pricesOf(selection, terms),
  };
}

function winningOf<Outcome>(
  market: MarketRules<Outcome>,
  outcome: Outcome,
): ReadonlyMap<string, Settlement> | undefined {
  if (market.winning) return market.winning(outcome);
  if (market.perLine > 1) return undefined;
  const settled = allPicks(market.picker).map(
    (pick) => [pick, market.settle(pick, outcome)] as const,
  );
  return new Map(settled.filter(([, settlement]) => !isLost(settlement)));
}

/** The public part of a market, without its rules. */
function shown({
  code,
  group,
  picker,
  picks,
  perLine,
  ordered,
  exposure,
  samples,
}: Market): Market {
  return {
    code,
    group,
    picker,
    picks,
    perLine,
    ...(ordered === undefined ? {} : { ordered }),
    exposure,
    samples,
  };
}
