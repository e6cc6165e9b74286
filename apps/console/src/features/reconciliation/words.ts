import type { ReconciliationRow } from "@perya/api-client/operator";

/** Whose statement it is, in words. */
export const PROVIDER_WORDS: Readonly<Record<ReconciliationRow["provider"], string>> = {
  bank: "Bank account",
  sandbox: "Sandbox Bank",
  btcpay: "BTCPay Server",
};

export const PROVIDERS = Object.keys(PROVIDER_WORDS) as ReconciliationRow["provider"][];

/** What is the matter. */
export const KIND_WORDS: Readonly<Record<ReconciliationRow["kind"], string>> = {
  MISSING_WITH_US: "Missing with us",
  MISSING_AT_PROVIDER: "Missing at the provider",
  AMOUNT_DIFFERS: "Amount differs",
  NO_STATEMENT: "No statement of the day",
};

export const DIFFERENCE_STATES = ["OPEN", "SETTLED", "FOUND"] as const;

export function directionWords(direction: ReconciliationRow["direction"]): string {
  return direction === null ? "–" : direction === "IN" ? "in" : "out";
}

/** Whether money came that we know nothing of, which can be credited to a player or sent back. */
export function isArrival({
  kind,
  direction,
}: Pick<ReconciliationRow, "kind" | "direction">): boolean {
  return kind === "MISSING_WITH_US" && direction === "IN";
}

/** The parts of the page, and their titles. */
export const PARTS = [
  ["differences", "Differences"],
  ["statements", "Statements"],
  ["days", "Days"],
] as const;
