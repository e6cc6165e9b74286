import type { WithdrawalRow } from "@perya/api-client/operator";

/** The states a queue can be narrowed to. */
export const WITHDRAWAL_STATES = [
  "REQUESTED",
  "APPROVED",
  "PAYING",
  "SENT",
  "COMPLETED",
  "REJECTED",
  "CANCELLED",
] as const satisfies readonly WithdrawalRow["status"][];
