import type { DepositRow } from "@perya/api-client/operator";

/** A deposit's state; one that was credited and that its provider took back has a name here. */
export type DepositState = DepositRow["status"] | "TAKEN_BACK";

export function stateOf({
  status,
  takenBackAt,
}: Pick<DepositRow, "status" | "takenBackAt">): DepositState {
  return status === "SUCCEEDED" && takenBackAt !== null ? "TAKEN_BACK" : status;
}

/** The states a queue can be narrowed to. */
export const DEPOSIT_STATES = [
  "AWAITING_PAYMENT",
  "SUBMITTED",
  "REVIEW",
  "LATE_PAID",
  "SUCCEEDED",
  "TAKEN_BACK",
  "REVERSED",
  "REJECTED",
  "RETURNED",
  "EXPIRED",
  "CANCELLED",
  "FAILED",
] as const satisfies readonly DepositState[];

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
