export const WITHDRAWAL_STATUSES = [
  "REQUESTED",
  "APPROVED",
  "PAYING",
  "SENT",
  "FAILED",
  "COMPLETED",
  "REJECTED",
  "CANCELLED",
  "REFUNDED",
] as const;

export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/**
 * Money on its way out, in one leg. Held from the request on; it leaves the ledger when completed.
 * Amounts are ledger units.
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
  readonly currency: string;
  readonly book: string;
  readonly bankAccount: bigint;
  readonly status: WithdrawalStatus;
  /** The bank's number of the transfer out. */
  readonly reference: string | null;
  readonly reason: string | null;
  readonly createdAt: Temporal.Instant;
}

/** Not ended: the money is held. */
export const OPEN: readonly WithdrawalStatus[] = [
  "REQUESTED",
  "APPROVED",
  "PAYING",
  "SENT",
  "FAILED",
];

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
  step: "hold" | "release" | "capture",
): string {
  return `withdrawal:${withdrawal.publicId}:${step}`;
}
