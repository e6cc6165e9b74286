import { roundDownToMinor } from "@perya/money";
import {
  MOST_REBATE_PPM,
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

/** What a promotion adds to the rates of some categories, or of all where none is named. */
export interface RaisedBy {
  readonly categories: readonly string[];
  /** Millionths of the turnover. */
  readonly ppm: number;
  /** What it adds at most, in ledger units. */
  readonly cap: bigint;
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
  bounds: Bounds,
): { readonly lines: readonly RebateLine[]; readonly units: bigint } {
  const lines = REBATE_CATEGORIES.map((category) => {
    const [played, ppm] = [turnover.get(category) ?? 0n, rates[category]];
    const whole = played > 0n ? (played * BigInt(ppm)) / PPM : 0n;
    const { units } = roundDownToMinor({ units: whole, currency: bounds.currency });
    return { category, turnover: played, ppm, units };
  }).filter(({ units }) => units > 0n);
  const sum = lines.reduce((all, { units }) => all + units, 0n);
  return { lines, units: within(sum, bounds) };
}

/**
 * The same with rates that are raised, to the highest there is at most. `extra` is what is added to
 * the rebate by that: no more than its cap.
 */
export function raisedRebateOf(
  turnover: ReadonlyMap<string, bigint>,
  rates: RebateRates,
  bounds: Bounds,
  raised: RaisedBy,
): ReturnType<typeof rebateOf> & { readonly extra: bigint } {
  const isRaised = (name: RebateCategory) =>
    raised.categories.length === 0 || raised.categories.includes(name);
  const higher = Object.fromEntries(
    REBATE_CATEGORIES.map((name) => [
      name,
      isRaised(name) ? Math.min(rates[name] + raised.ppm, MOST_REBATE_PPM) : rates[name],
    ]),
  ) as RebateRates;
  const open = { ...bounds, minimum: 0n, cap: null };
  const { lines, units: whole } = rebateOf(turnover, higher, open);
  const plain = rebateOf(turnover, rates, open).units;
  const most = plain + raised.cap;
  const units = within(whole < most ? whole : most, bounds);
  return { lines, units, extra: units - within(plain, bounds) };
}

function within(units: bigint, { minimum, cap }: Bounds): bigint {
  const bounded = cap !== null && units > cap ? cap : units;
  return bounded < minimum ? 0n : bounded;
}

/** The higher of two rates in each category. */
export function higherRates(one: RebateRates, other: RebateRates | undefined): RebateRates {
  if (!other) return one;
  return Object.fromEntries(
    REBATE_CATEGORIES.map((name) => [name, Math.max(one[name], other[name])]),
  ) as RebateRates;
}
