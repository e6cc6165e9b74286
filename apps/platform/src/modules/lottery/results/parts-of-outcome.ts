import { openDraw } from "@perya/fair";
import type { LotteryRules, Terms } from "@perya/lottery-kit";

/** A named part of an outcome, as staff type it. */
export interface OutcomePart {
  readonly name: string;
  /** How many numbers it has; 1 for a single number, not a list of one. */
  readonly numbers: number;
  readonly list: boolean;
  /** Digits of a number that is text, leading zeros kept; null for plain numbers. */
  readonly width: number | null;
}

const ANY_SEED = "0".repeat(64);

/**
 * The parts of a result by these rules, derived from the shape of a sample draw; parts decided by
 * the draw's day are not typed.
 */
export function partsOfOutcome(rules: LotteryRules, terms: Terms): readonly OutcomePart[] {
  const sample = rules.draw(openDraw(ANY_SEED, "shape"), terms) as Readonly<
    Record<string, unknown>
  >;
  return Object.entries(sample)
    .filter(([name]) => !Object.hasOwn(terms, name))
    .map(([name, value]) => {
      const list = Array.isArray(value);
      const first: unknown = list ? value[0] : value;
      return {
        name,
        numbers: list ? value.length : 1,
        list,
        width: typeof first === "string" ? first.length : null,
      };
    });
}
