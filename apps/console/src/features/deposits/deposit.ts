import type { Amount, TimelineStep } from "../../shared/shapes.ts";

/** A deposit as the match queue sees it. */
export interface Deposit {
  readonly id: string;
  readonly status: string;
  readonly method: string;
  readonly player: { readonly id: string; readonly username: string };
  readonly amount: Amount;
  readonly paid: Amount | null;
  readonly exactAmount: Amount | null;
  readonly createdAt: string;
  readonly reference: string | null;
  readonly slip: boolean;
  /** Who saw what at the bank. Above the set amount two people must have seen the same. */
  readonly approvals: readonly { readonly by: string; readonly at: string; readonly paid: Amount; readonly reference: string }[];
  readonly needsTwo: boolean;
}

export interface DepositDetail extends Deposit {
  readonly timeline: readonly TimelineStep[];
}

export const DEPOSIT_STATES = [
  "AWAITING_PAYMENT",
  "SUBMITTED",
  "REVIEW",
  "LATE_PAID",
  "SUCCEEDED",
  "REJECTED",
  "EXPIRED",
  "CANCELLED",
  "FAILED",
] as const;

/** States in which a person can decide. */
export const DECIDABLE: readonly string[] = ["SUBMITTED", "REVIEW", "LATE_PAID"];
