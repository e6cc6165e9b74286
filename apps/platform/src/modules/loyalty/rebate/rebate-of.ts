import { roundDownToMinor } from "@perya/money";
import {
  REBATE_CATEGORIES,
  type RebateCategory,
  type RebateRates,
} from "../declared-categories.ts";

const PPM = 1_000_000n;

/** A category's part of a rebate. Ledger units. */
export interface RebateLine {
  readonly category: RebateCategory;
  readonly turnover: bigint;
  /** Millionths of the turnover. */
  readonly ppm: number;
  readonly units: bigint;
}

/** What bounds a day's rebate. Ledger units; null for no cap. */
interface Bounds {
  readonly currency: string;
  readonly minimum: bigint;
  readonly cap: bigint | null;
}

/**
 * The rebate of a day's turnover by category: each line rounded down to whole minor units, all of
 * them together at most the cap, and nothing below the minimum. Lines without any are left out.
 * Source: player money reference, section 5.
 */
export function rebateOf(
  turnover: ReadonlyMap<string, bigint>,
  rates: RebateRates,
  { currency, minimum, cap }: Bounds,
): { readonly lines: readonly RebateLine[]; readonly units: bigint } {
  const lines = REBATE_CATEGORIES.map((category) => {
    const [played, ppm] = [turnover.get(category) ?? 0n, rates[category]];
    const whole = played > 0n ? (played * BigInt(ppm)) / PPM : 0n;
    const { units } = roundDownToMinor({ units: whole, currency });
    return { category, turnover: played, ppm, units };
  }).filter(({ units }) => units > 0n);
  const sum = lines.reduce((all, { units }) => all + units, 0n);
  const units = cap !== null && sum > cap ? cap : sum;
  return { lines, units: units < minimum ? 0n : units };
}

/** The higher of two rates in each category. */
export function higherRates(one: RebateRates, other: RebateRates | undefined): RebateRates {
  if (!other) return one;
  return Object.fromEntries(
    REBATE_CATEGORIES.map((name) => [name, Math.max(one[name], other[name])]),
  ) as RebateRates;
}
