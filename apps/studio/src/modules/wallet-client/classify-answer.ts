import type { CallKind } from "./wallet-calls.store.ts";
import type { WalletAnswer } from "../../wallet-line.ts";

/**
 * What an answer means for a call: it is done, it is refused for good, or it must be sent again.
 * For a bet, refused may still owe the wallet a rollback.
 */
export type Verdict = "done" | "refused" | "refused, take back" | "again" | "give up";

/** Tries of a bet before its outcome counts as unknown and it is taken back. */
export const BET_TRIES = 3;
/**
 * Tries of a win or a rollback; with the usual longest wait of five minutes, more than 24 hours.
 */
const PAY_TRIES = 500;

/** Refusals of a win or a rollback that no repetition changes. */
const FINAL: ReadonlySet<string> = new Set([
  "RS_ERROR_DUPLICATE_TRANSACTION",
  "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  "RS_ERROR_TRANSACTION_ROLLED_BACK",
  "RS_ERROR_WRONG_CURRENCY",
  "RS_ERROR_WRONG_TYPES",
  "RS_ERROR_WRONG_SYNTAX",
]);

/**
 * Checks an answer by the vendor's duties: a bet is tried three times and then taken back, as after
 * any no but those of money and limits; what is owed is sent until answered.
 */
export function classifyAnswer(
  kind: CallKind,
  attempts: number,
  answer: WalletAnswer | undefined,
): Verdict {
  if (answer?.status === "RS_OK") return "done";
  if (kind === "bet") return classifyBet(attempts, answer);
  if (answer && FINAL.has(answer.status)) return "refused";
  return attempts >= PAY_TRIES ? "give up" : "again";
}

function classifyBet(attempts: number, answer: WalletAnswer | undefined): Verdict {
  if (!answer) return attempts >= BET_TRIES ? "refused, take back" : "again";
  const clean =
    answer.status === "RS_ERROR_NOT_ENOUGH_MONEY" || answer.status === "RS_ERROR_LIMIT_REACHED";
  return clean ? "refused" : "refused, take back";
}
