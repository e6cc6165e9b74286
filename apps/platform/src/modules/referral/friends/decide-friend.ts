import type { Done, FriendTerms } from "./friend.ts";

/**
 * What happened in time is booked soon after, so that the end is looked at a while later. Hours.
 */
const LATE_HOURS = 1;

/** Where a friend stands, and when time alone would change it. */
interface Standing {
  readonly standing: "OPEN" | "DONE" | "LATE";
  readonly until: Temporal.Instant;
}

/**
 * Where a friend stands with what they have done in time: all of it done, still able to, or too
 * late. Deposits have a time of their own. Source: player money reference, section 9.
 */
export function decideFriend(
  terms: Pick<FriendTerms, "neededDeposits" | "depositUntil" | "neededTurnover" | "playUntil">,
  { isVerified, deposits, turnover }: Done,
  now: Temporal.Instant,
): Standing {
  const hasPaid = deposits >= terms.neededDeposits;
  const until = (hasPaid ? terms.playUntil : terms.depositUntil).add({ hours: LATE_HOURS });
  if (hasPaid && turnover >= terms.neededTurnover && isVerified) return { standing: "DONE", until };
  const isLate = Temporal.Instant.compare(until, now) <= 0;
  return { standing: isLate ? "LATE" : "OPEN", until };
}
