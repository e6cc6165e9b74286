import type { Amount, TimelineStep } from "../../shared/shapes.ts";

/** A withdrawal as the queue sees it. */
export interface Withdrawal {
  readonly id: string;
  readonly status: string;
  readonly player: { readonly id: string; readonly username: string; readonly kycLevel: number };
  readonly amount: Amount;
  readonly bankAccount: { readonly bank: string; readonly number: string; readonly holder: string };
  readonly createdAt: string;
  readonly approvals: readonly { readonly by: string; readonly at: string }[];
  readonly needsTwo: boolean;
}

export interface WithdrawalDetail extends Withdrawal {
  readonly timeline: readonly TimelineStep[];
}

export const WITHDRAWAL_STATES = ["REQUESTED", "APPROVED", "PAYING", "SENT", "COMPLETED", "REJECTED", "CANCELLED"] as const;
