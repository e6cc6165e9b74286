import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import { guardsOf } from "../wallet/index.ts";
import { revokeSessions } from "./open-session.ts";

/** How long a player may keep away, in the order in which it is offered. */
export const SPANS = ["day", "week", "month", "half-year", "forever"] as const;
export type Span = (typeof SPANS)[number];

const LENGTHS: Readonly<Record<Exclude<Span, "forever">, Temporal.DurationLike>> = {
  day: { days: 1 },
  week: { weeks: 1 },
  month: { months: 1 },
  "half-year": { months: 6 },
};

/** The end of an exclusion that has none. */
const FOR_GOOD = Temporal.Instant.from("9999-12-31T00:00:00Z");

/** When a span that begins now is over. */
export function endOf(span: Span, now: Temporal.Instant): Temporal.Instant {
  // The ledger keeps milliseconds, and what is answered is what it keeps.
  const from = now.round({ smallestUnit: "millisecond", roundingMode: "floor" });
  return span === "forever"
    ? FOR_GOOD
    : from.toZonedDateTimeISO("UTC").add(LENGTHS[span]).toInstant();
}

/** Keeps a player from playing for a span, because they ask for it: no bet and no deposit, and open games end. Refuses one that is over before the one that stands. */
export async function excludeSelf(
  { wallet }: Platform,
  tx: Tx,
  player: bigint,
  span: Span,
): Promise<Result<Temporal.Instant, "NOT_LONGER">> {
  const until = endOf(span, Temporal.Now.instant());
  const stands = (await guardsOf(tx, player))?.excludedUntil ?? null;
  if (stands && Temporal.Instant.compare(stands, until) >= 0) return refuse("NOT_LONGER");
  const key = `exclude-self:${crypto.randomUUID()}`;
  const done = await wallet.append(tx, [
    { kind: "exclude", player, key, until, reason: "The player asked for it on the site" },
  ]);
  if (!done.ok) throw new Error(`An exclusion was refused: ${done.refusal}`);
  await revokeSessions(tx, player);
  return ok(until);
}
