export const LEG_STATUSES = [
  "CREATED",
  "SENT",
  "CONFIRMED",
  "PARTIAL",
  "DISPUTED",
  "AUTO_CONFIRMED",
  "FORCED",
  "FAILED",
  "RETURNED",
  "CAME_BACK",
  "SET_OFF",
] as const;

export type LegStatus = (typeof LEG_STATUSES)[number];

/** What a player wants of money that did not stay: a transfer of it, or cash. */
export const WISHES = ["TRANSFER", "CASH"] as const;

export type Wish = (typeof WISHES)[number];

/** One transfer of a withdrawal. Amounts are ledger units. */
export interface Leg {
  readonly id: bigint;
  readonly withdrawal: bigint;
  /** Its number in the withdrawal, from 1. */
  readonly n: number;
  readonly units: bigint;
  readonly status: LegStatus;
  /** The leg whose rest or returned money this is; null for one of those that were made first. */
  readonly restOf: number | null;
  /** What the player wants of it; null for a first leg, and before they have chosen. */
  readonly wish: Wish | null;
  /** The leg under whose hold it is, after that one came back; null for the withdrawal's own. */
  readonly holdOf: number | null;
  /** False for a rest that the player alone says is owed: staff have not found so yet. */
  readonly owed: boolean;
  /** Who carries out the transfer: "manual" for staff at the bank. */
  readonly provider: string;
  /** The bank's or the provider's number of the transfer. */
  readonly reference: string | null;
  readonly reason: string | null;
  readonly receivedUnits: bigint;
  readonly sentAt: Temporal.Instant | null;
  /**
   * When silence counts as received, to the millisecond; null when it never does, and while the
   * clock stands still.
   */
  readonly dueAt: Temporal.Instant | null;
  /** The time to answer in that it was sent with, in milliseconds; null for no end of it. */
  readonly clockMs: bigint | null;
  /** The last reminder is so long before the end of its time, in milliseconds. */
  readonly lastCallMs: bigint;
  /** What was left when the clock stopped, in milliseconds; null when none was running. */
  readonly leftMs: bigint | null;
  /** When its status changed last. */
  readonly changedAt: Temporal.Instant;
  /** How many reminders were written. */
  readonly reminders: number;
}

/** Those that counted as paid: their money may still come back at the bank. */
export const PAID_LEG: readonly LegStatus[] = ["CONFIRMED", "PARTIAL", "AUTO_CONFIRMED", "FORCED"];

/** Whether it is money that came back, of which the player has not said what becomes of it. */
export function isUnchosen({ status, restOf, wish }: Leg): boolean {
  return status === "CREATED" && restOf !== null && wish === null;
}

/** Whether staff may pay it: no cash is wanted of it, and it was found that it is owed. */
export function waitsToBePaid(leg: Leg): boolean {
  return leg.status === "CREATED" && leg.wish !== "CASH" && leg.owed && !isUnchosen(leg);
}

/** Those that the player answers. */
export const ANSWERABLE: readonly LegStatus[] = ["SENT", "DISPUTED"];

/**
 * Whether a leg may be closed as received: a dispute, a silence that never ends by itself, or a
 * rest of which the player alone says that it did not arrive.
 */
export function mayBeForced({ status, dueAt, owed }: Leg): boolean {
  if (status === "CREATED") return !owed;
  return status === "DISPUTED" || (status === "SENT" && dueAt === null);
}

/** Why the money of a leg does not go back to its player. */
export type RefundPayoutRefusal = "NOT_FOUND" | "WRONG_STATE" | "REST_NOT_FOUND" | "FAILED_BY_YOU";

/** Why a leg is not closed as received by one person's word. */
export type ForceLegRefusal =
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "TOO_NEW"
  | "PICTURES_NEEDED"
  | "SECOND_PERSON_NEEDED";
