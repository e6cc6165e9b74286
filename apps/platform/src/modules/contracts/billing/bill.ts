import type { DayKind, DayPeriod } from "./kinds.ts";

/** States of a bill. Source: agents reference, section 5. */
export const BILL_STATES = [
  "CALCULATED",
  "NOT_QUALIFIED",
  "PENDING_REVIEW",
  "PAYABLE",
  "PAID",
  "REJECTED",
  "REVERSED",
] as const;
export type BillState = (typeof BILL_STATES)[number];

/** Why staff look at a bill before it is paid. */
export const REVIEW_REASONS = ["LIMIT", "FIRST_DIVIDEND", "DEPOSITS", "FROZEN"] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** A tier as a bill has it; amounts as digits of ledger units, null for no condition. */
export interface StoredTier {
  readonly minTurnover: string;
  readonly minNetLoss: string | null;
  readonly minActive: number;
  readonly ppm: number;
}

/** A bill as it is stored. Ledger units. */
export interface StoredBill {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  readonly contract: bigint;
  readonly player: bigint;
  readonly kind: DayKind;
  readonly period: DayPeriod;
  readonly currency: string;
  readonly start: Temporal.Instant;
  /** Left out. */
  readonly end: Temporal.Instant;
  readonly tiers: readonly StoredTier[];
  readonly mode: string;
  readonly categories: readonly string[] | null;
  readonly turnover: bigint;
  readonly netLoss: bigint;
  readonly active: number;
  readonly base: bigint;
  /** From 0 on; null for none. */
  readonly tier: number | null;
  readonly ppm: number | null;
  readonly gross: bigint;
  readonly downGross: bigint;
  readonly payable: bigint;
  readonly shortfall: bigint;
  readonly carryIn: bigint;
  readonly carryOut: bigint;
  readonly state: BillState;
  readonly review: readonly ReviewReason[];
  readonly version: number;
  readonly madeAt: Temporal.Instant;
  readonly heldFor: string | null;
  readonly decidedBy: string | null;
  readonly reason: string | null;
  readonly paidAt: Temporal.Instant | null;
}
