import type { ExclusionLaw } from "../../profiles/index.ts";
import { FOR_GOOD } from "./exclusion.ts";

/** What a player is offered; periods are those of ISO 8601, or `permanent`. Shortest first. */
export interface Offers {
  readonly timeOuts: readonly string[];
  readonly exclusions: readonly string[];
}

const PERMANENT = "permanent";

/** Offered everywhere: breaks of a day to six weeks, and exclusions (player-money, section 12). */
const TIME_OUTS = ["P1D", "P1W", "P1M", "P6W"];
const EXCLUSIONS = ["P6M", "P1Y", "P5Y", PERMANENT];
/** Of the house, where no law has another. */
const MIN_MONTHS = 6;

/** One way to write a period: the months of a year, and no end as `permanent`. */
const SPELLINGS: Readonly<Record<string, string>> = { P12M: "P1Y", indefinite: PERMANENT };

/**
 * What a player is offered: what the house offers and what a law requires. A required period below
 * the shortest self-exclusion is offered as a time-out (jurisdictions, section 2). `any` asks for
 * no period in particular.
 */
export function offersUnder({
  timeOuts,
  exclusions,
  minMonths,
}: Pick<ExclusionLaw, "timeOuts" | "exclusions" | "minMonths">): Offers {
  const split = splitPeriods([...EXCLUSIONS, ...exclusions], minMonths ?? MIN_MONTHS);
  return {
    timeOuts: inOrder([...TIME_OUTS, ...timeOuts, ...split.timeOuts]),
    exclusions: inOrder(split.exclusions),
  };
}

/** Required periods of exclusion, of which those below a law's minimum become time-outs. */
export function splitPeriods(required: readonly string[], minMonths: number): Offers {
  const least = lengthOf(`P${minMonths}M`);
  const named = inOrder(required);
  return {
    timeOuts: named.filter((period) => lengthOf(period) < least),
    exclusions: named.filter((period) => lengthOf(period) >= least),
  };
}

/** The end of a period that begins now. Months are those of the calendar in UTC. */
export function endOf(period: string, now: Temporal.Instant): Temporal.Instant {
  if (period === PERMANENT) return FOR_GOOD;
  // The ledger stores milliseconds, so the answer is rounded to them.
  const from = now.round({ smallestUnit: "millisecond", roundingMode: "floor" });
  return from.toZonedDateTimeISO("UTC").add(Temporal.Duration.from(period)).toInstant();
}

const ANY = "any";
const FROM = Temporal.PlainDate.from("2026-01-01");

/** Days, for comparing; a permanent one is longer than any. */
function lengthOf(period: string): number {
  if (period === PERMANENT) return Number.POSITIVE_INFINITY;
  return Temporal.Duration.from(period).total({ unit: "days", relativeTo: FROM });
}

function inOrder(periods: readonly string[]): readonly string[] {
  const spelt = periods.map((period) => SPELLINGS[period] ?? period);
  return [...new Set(spelt)]
    .filter((period) => period !== ANY)
    .toSorted((one, other) => (lengthOf(one) < lengthOf(other) ? -1 : 1));
}
