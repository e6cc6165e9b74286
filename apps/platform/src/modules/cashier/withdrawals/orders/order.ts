import type { Leg } from "../legs/leg.ts";

export const ORDER_STATUSES = [
  "WRITTEN",
  "PLACED",
  "RELEASED",
  "DIFFERS",
  "PAID",
  "FAILED",
  "TAKEN_BACK",
] as const;

/**
 * WRITTEN is known to us alone; PLACED has the provider's number and moves no money yet; RELEASED
 * is paid unless the provider says otherwise; DIFFERS was paid in another way than it was ordered.
 */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Not known to have ended: nobody else may pay its leg. */
export const OPEN_ORDER: readonly OrderStatus[] = ["WRITTEN", "PLACED", "RELEASED", "DIFFERS"];

/** Nothing was paid of it, and nothing will be. */
export const UNRELEASED: readonly OrderStatus[] = ["WRITTEN", "PLACED"];

/** A leg that a provider is to pay. */
export interface PayoutOrder {
  readonly id: bigint;
  /** Our number of it at the provider, for good. */
  readonly publicId: string;
  readonly leg: bigint;
  readonly brandId: bigint;
  readonly provider: string;
  /** Ledger units. */
  readonly units: bigint;
  readonly currency: string;
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
  readonly status: OrderStatus;
  /** The provider's number of it; null before it was placed. */
  readonly payment: string | null;
  /** How often the provider was called for it. */
  readonly attempts: number;
  /** What the provider said last, or why it was not called. */
  readonly answer: string | null;
  readonly orderedBy: string;
  readonly orderedAt: Temporal.Instant;
  readonly releasedAt: Temporal.Instant | null;
  readonly endedAt: Temporal.Instant | null;
  /** Whether it was released so long ago that two people may end it without the provider. */
  readonly silent: boolean;
  /** Whether it failed and its provider can't be asked any more whether it was paid after all. */
  readonly unanswered: boolean;
  /** Whether two people have said by its proof that it was not paid. */
  readonly isSettled: boolean;
}

/** Whether two people have to say what became of an order of a leg. */
export function isUnclear(
  { status, silent, unanswered }: PayoutOrder,
  leg: Pick<Leg, "status">,
): boolean {
  return status === "DIFFERS" || silent || (unanswered && leg.status === "FAILED");
}
