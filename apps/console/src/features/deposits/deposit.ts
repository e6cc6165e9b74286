import type { DepositRow } from "@perya/api-client/operator";

/** The states a queue can be narrowed to. */
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
] as const satisfies readonly DepositRow["status"][];

/** States in which a person can decide. */
export const DECIDABLE: readonly DepositRow["status"][] = ["SUBMITTED", "REVIEW", "LATE_PAID"];
