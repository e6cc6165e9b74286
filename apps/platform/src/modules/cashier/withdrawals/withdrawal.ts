export const WITHDRAWAL_STATUSES = [
  "REQUESTED",
  "RISK_REVIEW",
  "APPROVED",
  "PAYING",
  "SENT",
  "DISPUTED",
  "PARTLY_RECEIVED",
  "FAILED",
  "COMPLETED",
  "REJECTED",
  "CANCELLED",
  "REFUNDED",
] as const;

export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/**
 * Money on its way out, in one leg or several. Held from the request on; it leaves the hold leg by
 * leg. Amounts are ledger units.
 */
export interface Withdrawal {
  readonly id: bigint;
  readonly publicId: string;
  readonly player: bigint;
  /** The player's brand. */
  readonly brandId: bigint;
  readonly playerName: string;
  readonly playerRef: string;
  readonly key: string;
  readonly units: bigint;
  /** What the house took beside the amount when it was asked for. */
  readonly feeUnits: bigint;
  /** The part of it that it costs because deposits were not played. */
  readonly unplayedFeeUnits: bigint;
  readonly currency: string;
  readonly book: string;
  readonly bankAccount: bigint;
  readonly status: WithdrawalStatus;
  /** The bank's number of the transfer that was sent last. */
  readonly reference: string | null;
  readonly reason: string | null;
  readonly createdAt: Temporal.Instant;
  /** Who of staff started it for a player who may not sign in; null where its player asked. */
  readonly startedBy: bigint | null;
  readonly startedByName: string | null;
}

/** Not ended: money is held. */
export const OPEN: readonly WithdrawalStatus[] = [
  "REQUESTED",
  "RISK_REVIEW",
  "APPROVED",
  "PAYING",
  "SENT",
  "DISPUTED",
  "PARTLY_RECEIVED",
  "FAILED",
];

/** Waits for an approval. */
export const DECIDABLE: readonly WithdrawalStatus[] = ["REQUESTED", "RISK_REVIEW"];

/** Ended without a payout: the money is the player's cash again. */
export const RELEASED: readonly WithdrawalStatus[] = ["REJECTED", "CANCELLED", "REFUNDED"];

/** One member of staff's approval. */
export interface Approval {
  readonly by: string;
  readonly at: Temporal.Instant;
}

/** Idempotency key of a withdrawal's step in the wallet. */
export function walletKey(
  withdrawal: { readonly publicId: string },
  step:
    | "owed"
    | "hold"
    | "release"
    | "fee"
    | "unplayed-fee"
    | "fee-back"
    | `hold:${number}`
    | `leg:${number}:${"release" | "capture" | "back"}`,
): string {
  return `withdrawal:${withdrawal.publicId}:${step}`;
}
