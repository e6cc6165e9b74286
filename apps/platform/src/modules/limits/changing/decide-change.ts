import type { LimitState } from "../limits.ts";

/** When a raise may be confirmed, and until when. */
export interface RaiseTimes {
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant;
}

/** A confirmed raise has so long to be confirmed (player-money, section 12). */
const VALID: Temporal.DurationLike = { hours: 7 * 24 };

/** What asking for a value comes to. */
export interface Asked {
  readonly result: "APPLIED" | "PENDING";
  readonly state: LimitState;
}

/** What confirming comes to; a raise that was not confirmed in time is gone. */
export interface Confirmed {
  readonly result: "APPLIED" | "TOO_EARLY" | "NONE";
  readonly state: LimitState;
}

/**
 * A first or lower limit is in force at once and drops a raise that was asked for. A higher one, or
 * none, waits: for its time, and for the player to say yes again. Asked for again, a raise keeps
 * its time as long as it can be confirmed by `times`. Player-money, section 12.
 */
export function decideAsked(
  { units: current, raise }: LimitState,
  units: bigint | null,
  times: RaiseTimes | undefined,
  now: Temporal.Instant,
): Asked {
  const isHigher = current !== null && (units === null || units > current);
  if (!isHigher) return { result: "APPLIED", state: { units, raise: undefined } };
  const stands = raise && times && !isAfter(now, times.until);
  const same = stands && raise.units === units;
  return {
    result: "PENDING",
    state: { units: current, raise: same ? raise : { units, askedAt: now } },
  };
}

/** The player's second yes to a raise. Never happens by itself. */
export function decideConfirmed(
  state: LimitState,
  times: RaiseTimes | undefined,
  now: Temporal.Instant,
): Confirmed {
  const { raise } = state;
  if (!raise || !times) return { result: "NONE", state };
  if (isAfter(now, times.until)) return { result: "NONE", state: { ...state, raise: undefined } };
  if (isAfter(times.from, now)) return { result: "TOO_EARLY", state };
  return { result: "APPLIED", state: { units: raise.units, raise: undefined } };
}

/** What the law of a brand asks of a raise. */
export interface RaiseRules {
  readonly waitHours: number;
  /** The end of the period that was running when it was asked for, where the law wants it over. */
  readonly periodEnds: Temporal.Instant | undefined;
}

/** The law at the time of the second yes counts, so a longer wait holds for older raises too. */
export function timesOf(askedAt: Temporal.Instant, rules: RaiseRules): RaiseTimes {
  const waited = askedAt.add({ seconds: Math.round(rules.waitHours * 3_600) });
  const { periodEnds } = rules;
  const from = periodEnds && isAfter(periodEnds, waited) ? periodEnds : waited;
  return { from, until: from.add(VALID) };
}

function isAfter(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) > 0;
}
