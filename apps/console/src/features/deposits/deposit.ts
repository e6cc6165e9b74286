import type { DepositRow } from "@perya/api-client/operator";

/** The states a queue can be narrowed to. */
export const DEPOSIT_STATES = [
  "AWAITING_PAYMENT",
  "SUBMITTED",
  "REVIEW",
  "LATE_PAID",
  "SUCCEEDED",
  "REVERSED",
  "REJECTED",
  "RETURNED",
  "EXPIRED",
  "CANCELLED",
  "FAILED",
] as const satisfies readonly DepositRow["status"][];

/** States in which a person can decide. */
export const DECIDABLE: readonly DepositRow["status"][] = ["SUBMITTED", "REVIEW", "LATE_PAID"];

/**
 * A manual transfer that was seen at the bank is credited even where no slip came, or the time ran
 * out.
 */
const SEEN_AT_BANK: readonly DepositRow["status"][] = [
  ...DECIDABLE,
  "AWAITING_PAYMENT",
  "EXPIRED",
  "CANCELLED",
];

/** Whether what arrived can be credited to it. */
export function canCredit({ method, status }: Pick<DepositRow, "method" | "status">): boolean {
  return (method === "bank-transfer" || method === "qr" ? SEEN_AT_BANK : DECIDABLE).includes(
    status,
  );
}
