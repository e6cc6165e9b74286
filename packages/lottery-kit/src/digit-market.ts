import { keptFor } from "./chances.ts";
import type { MarketRules } from "./lottery-of.ts";
import { MAX_LINES } from "./selections.ts";
import { countHits, LOST } from "./settlement.ts";

export interface DigitParts<Outcome> extends Pick<
  MarketRules<Outcome>,
  "code" | "group" | "chance"
> {
  readonly digits: number;
  /** The numbers that pay; one listed twice pays twice. */
  readonly paying: (outcome: Outcome) => readonly string[];
}

/**
 * A market of numbers of this many digits, each a line, at one price: the market's code. `own`
 * overrides the defaults.
 */
export function digitMarket<Outcome extends object>(
  parts: DigitParts<Outcome>,
  own: Partial<MarketRules<Outcome>> = {},
): MarketRules<Outcome> {
  const { digits, paying, ...named } = parts;
  const winning = keptFor((outcome: Outcome) => countHits(paying(outcome)));
  return {
    picker: { kind: "digits", length: digits },
    picks: { min: 1, max: Math.min(MAX_LINES, 10 ** digits) },
    perLine: 1,
    exposure: "selection",
    samples: ["7".padStart(digits, "0")],
    pricesOf: () => [named.code],
    settle: (number, outcome) => winning(outcome).get(number) ?? LOST,
    winning,
    ...named,
    ...own,
  };
}
