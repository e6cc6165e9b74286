import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { guardsOf } from "../../wallet/index.ts";
import { revokeSessions } from "../sessions/open-session.ts";

/** The lengths of a self-exclusion, in the order offered. */
export const SPANS = ["day", "week", "month", "half-year", "forever"] as const;
export type Span = (typeof SPANS)[number];

const LENGTHS: Readonly<Record<Exclude<Span, "forever">, Temporal.DurationLike>> = {
  day: { days: 1 },
  week: { weeks: 1 },
  month: { months: 1 },
  "half-year": { months: 6 },
};

/** The end of a permanent exclusion. */
const FOR_GOOD = Temporal.Instant.from("9999-12-31T00:00:00Z");

/** The end of a span that begins now. */
export function endOf(span: Span, now: Temporal.Instant): Temporal.Instant {
  // The ledger stores milliseconds, so the answer is rounded to them.
  const from = now.round({ smallestUnit: "millisecond", roundingMode: "floor" });
  return span === "forever"
    ? FOR_GOOD
    : from.toZonedDateTimeISO("UTC").add(LENGTHS[span]).toInstant();
}

/**
 * Excludes a player from play for a span, at their own request: no bets and no deposits, and open
 * games end. Refuses one that would end before the current one.
 */
export async function excludeSelf(
  { wallet }: Platform,
  tx: Tx,
  player: bigint,
  span: Span,
): Promise<Result<Temporal.Instant, "NOT_LONGER">> {
  const guards = await guardsOf(tx, player);
  if (!guards) throw new Error(`Player ${player} has no account`);
  const until = endOf(span, guards.readAt);
  const stands = guards.excludedUntil;
  if (stands && Temporal.Instant.compare(stands, until) >= 0) return refuse("NOT_LONGER");
  const key = `exclude-self:${crypto.randomUUID()}`;
  const done = await wallet.append(tx, [
    { kind: "exclude", player, key, until, reason: "The player asked for it on the site" },
  ]);
  if (!done.ok) throw new Error(`An exclusion was refused: ${done.refusal}`);
  await revokeSessions(tx, player);
  return ok(until);
}
