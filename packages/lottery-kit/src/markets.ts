import type { MarketRules } from "./lottery-of.ts";
import { allPicks, mostPicks } from "./selections.ts";

type Own<Outcome> = Pick<MarketRules<Outcome>, "code" | "group" | "settle" | "chance"> &
  Partial<MarketRules<Outcome>>;

export interface ChoiceParts<Outcome> extends Own<Outcome> {
  readonly options: readonly string[];
  /** One price for all options; by default each option has its own, "CODE:OPTION". */
  readonly price?: string | undefined;
}

/** A market of named choices, each a separate line. */
export function choiceMarket<Outcome>({
  options,
  price,
  ...own
}: ChoiceParts<Outcome>): MarketRules<Outcome> {
  return {
    picker: { kind: "options", options },
    picks: { min: 1, max: options.length },
    perLine: 1,
    exposure: "selection",
    samples: price === undefined ? options : options.slice(0, 1),
    pricesOf: price === undefined ? (option) => [`${own.code}:${option}`] : () => [price],
    ...own,
  };
}

export interface BallParts<Outcome> extends Own<Outcome> {
  /** The highest ball; the lowest is 1. */
  readonly balls: number;
  readonly perLine: number;
}

/**
 * A market with this many balls per line, at one price: the market's code. Lines of several balls
 * share one exposure pool, because lines with common balls win together.
 */
export function ballMarket<Outcome>({ balls, ...own }: BallParts<Outcome>): MarketRules<Outcome> {
  const picker = { kind: "balls", from: 1, to: balls } as const;
  return {
    picker,
    picks: { min: own.perLine, max: own.ordered ? own.perLine : mostPicks(balls, own.perLine) },
    exposure: own.perLine === 1 ? "selection" : "pool",
    samples: [allPicks(picker).slice(0, own.perLine).join(",")],
    pricesOf: () => [own.code],
    ...own,
  };
}
