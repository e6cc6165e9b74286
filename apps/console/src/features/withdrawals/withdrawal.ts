import type { WithdrawalRow } from "@perya/api-client/operator";

/** The states a queue can be narrowed to. */
export const WITHDRAWAL_STATES = [
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
] as const satisfies readonly WithdrawalRow["status"][];
