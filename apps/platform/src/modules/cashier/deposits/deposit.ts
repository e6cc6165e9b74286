import { feeOf } from "@perya/money";
import type { HouseBankAccount, MethodCode } from "../methods.ts";
import { numberKey } from "./transfers/number-key.ts";

export const DEPOSIT_STATUSES = [
  "CREATED",
  "AWAITING_PAYMENT",
  "SUBMITTED",
  "REVIEW",
  "SUCCEEDED",
  "EXPIRED",
  "CANCELLED",
  "REJECTED",
  "RETURNED",
  "FAILED",
  "LATE_PAID",
  "REVERSED",
] as const;

export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** Methods by which money arrives at a bank account of the house. */
const TRANSFERS: ReadonlySet<MethodCode> = new Set(["bank-transfer", "qr"]);

/** The methods whose payments are numbered, and reported, together with a deposit's. */
export function sharingNumbers({ method }: Pick<Deposit, "method">): MethodCode[] {
  return TRANSFERS.has(method) ? [...TRANSFERS] : [method];
}

/** Whether staff may see it at the bank: a transfer, with a slip or without. */
export function isTransfer({ method }: Pick<Deposit, "method">): boolean {
  return TRANSFERS.has(method);
}

/** A transfer's number as it is compared; null for other methods, whose numbers nobody types. */
export function transferNumber(of: Pick<Deposit, "method">, number: string): string | null {
  return isTransfer(of) ? numberKey(number) : null;
}

/** Whether a deposit's payment has a number, however it was typed. */
export function hasNumber(deposit: Deposit, number: string): boolean {
  const { providerTxn } = deposit;
  if (providerTxn === null || providerTxn === number) return providerTxn === number;
  return isTransfer(deposit) && numberKey(providerTxn) === numberKey(number);
}

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
  /** What a payment costs, as the player was shown before paying. */
  readonly feeBps: number;
  readonly feeFlatUnits: bigint;
  /** The fee that was charged; null until it is credited. */
  readonly feeUnits: bigint | null;
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
  /** The name of the account that paid, where it is known (`payers/`). */
  readonly payer: string | null;
  /** The promotion that was chosen before paying, by the id of the module that offers it. */
  readonly promotion: string | null;
  /** Name of the stored slip. */
  readonly slip: string | null;
  readonly reason: string | null;
  /** Whose account it was sent back to, and why to another one than it came from. */
  readonly returnedTo: string | null;
  readonly returnedWhy: string | null;
  /** When the provider said that it took the payment back; null while it stands. */
  readonly takenBackAt: Temporal.Instant | null;
  readonly createdAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
}

/**
 * What a deposit costs in ledger units: what was charged, and before that what would be of the
 * payment, or of the amount that is asked for.
 */
export function feeUnitsOf(deposit: Deposit): bigint {
  const { feeUnits, paidUnits, exactUnits, units, currency, feeBps: bps } = deposit;
  const paid = paidUnits ?? exactUnits ?? units;
  return (
    feeUnits ?? feeOf({ units: paid, currency }, { bps, flatUnits: deposit.feeFlatUnits }).units
  );
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
