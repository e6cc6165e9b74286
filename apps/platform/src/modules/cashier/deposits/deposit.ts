import type { HouseBankAccount, MethodCode } from "../methods.ts";

export const DEPOSIT_STATUSES = [
  "CREATED",
  "AWAITING_PAYMENT",
  "SUBMITTED",
  "REVIEW",
  "SUCCEEDED",
  "EXPIRED",
  "CANCELLED",
  "REJECTED",
  "FAILED",
  "LATE_PAID",
] as const;

export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** A deposit, whatever became of it. Amounts are ledger units. */
export interface Deposit {
  readonly id: bigint;
  readonly publicId: string;
  readonly player: bigint;
  /** The player's brand. */
  readonly brandId: bigint;
  readonly playerName: string;
  /** The player's public id. */
  readonly playerRef: string;
  readonly key: string;
  readonly method: MethodCode;
  readonly units: bigint;
  readonly currency: string;
  readonly book: string;
  /** The exact amount that a manual transfer must have; null for other methods. */
  readonly exactUnits: bigint | null;
  /** The house account it is to be transferred to, as it was told; null for other methods. */
  readonly account: HouseBankAccount | null;
  readonly status: DepositStatus;
  /** What was paid, which is what gets credited. */
  readonly paidUnits: bigint | null;
  /**
   * The currency of the payment. A payment in another currency than the deposit's is never
   * credited.
   */
  readonly paidCurrency: string | null;
  /** The provider's or the bank's number of the payment. It is credited once. */
  readonly providerTxn: string | null;
  readonly checkoutUrl: string | null;
  /** The name of the account that paid, where the provider tells it. */
  readonly payer: string | null;
  /** Name of the stored slip. */
  readonly slip: string | null;
  readonly reason: string | null;
  readonly createdAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
}

/** What one member of staff saw at the bank, and so agreed to credit. */
export interface DepositSighting {
  readonly by: string;
  readonly at: Temporal.Instant;
  /** Ledger units. */
  readonly paidUnits: bigint;
  readonly reference: string;
}

/** Still waiting for the player. */
export const UNPAID: readonly DepositStatus[] = ["CREATED", "AWAITING_PAYMENT"];

/** Waiting for staff. */
export const WAITING: readonly DepositStatus[] = ["SUBMITTED", "LATE_PAID", "REVIEW"];

/** Ended without money; money that still arrives is never lost. */
export const GIVEN_UP: readonly DepositStatus[] = ["EXPIRED", "CANCELLED", "FAILED"];
