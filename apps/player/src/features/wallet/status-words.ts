import type { Withdrawal } from "@perya/api-client/player";
import { fromWire } from "@perya/money";
import type { Tone } from "../../shared/format/pill.tsx";
import { textOf } from "../../shared/language/text.ts";

interface Words {
  readonly title: string;
  readonly text: string;
  readonly tone: Tone;
}

/** How good the news of a state is; its words stand in the catalogue. */
const TONES = {
  CREATED: "busy",
  AWAITING_PAYMENT: "busy",
  SUBMITTED: "busy",
  REVIEW: "busy",
  LATE_PAID: "busy",
  SUCCEEDED: "good",
  REVERSED: "bad",
  EXPIRED: "quiet",
  CANCELLED: "quiet",
  REJECTED: "bad",
  RETURNED: "bad",
  FAILED: "bad",
  REQUESTED: "busy",
  RISK_REVIEW: "busy",
  APPROVED: "busy",
  PAYING: "busy",
  SENT: "busy",
  DISPUTED: "busy",
  PARTLY_RECEIVED: "busy",
  COMPLETED: "good",
} as const satisfies Readonly<Record<string, Tone>>;

/** States in the player's words, and how good the news is. */
export function wordsOf(status: string): Words {
  const t = textOf("wallet");
  if (!Object.hasOwn(TONES, status)) return { title: status, text: "", tone: "quiet" };
  const state = status as keyof typeof TONES;
  return { title: t(`state.${state}.title`), text: t(`state.${state}.text`), tone: TONES[state] };
}

/**
 * States of a withdrawal in the player's words, and how good the news is: some mean something else
 * than a deposit's.
 */
export function payoutWordsOf(status: string): Words {
  const t = textOf("wallet");
  if (status === "FAILED")
    return { title: t("payout.FAILED.title"), text: t("payout.FAILED.text"), tone: "bad" };
  if (status === "REFUNDED")
    return { title: t("payout.REFUNDED.title"), text: t("returned"), tone: "quiet" };
  const words = wordsOf(status);
  return status === "REJECTED" || status === "CANCELLED"
    ? { ...words, text: t("returned") }
    : words;
}

const FINAL: ReadonlySet<string> = new Set([
  "SUCCEEDED",
  "REVERSED",
  "CANCELLED",
  "REJECTED",
  "RETURNED",
  "FAILED",
  "COMPLETED",
]);

export function isFinal(status: string): boolean {
  return FINAL.has(status);
}

/**
 * What became of a withdrawal, in the player's words: of one that came back or was taken for what
 * was owed, what of both.
 */
export function endOfPayout({ status, standing }: Withdrawal): Words {
  const words = payoutWordsOf(status);
  if (status !== "REFUNDED" || !standing || fromWire(standing.setOff).units === 0n) return words;
  const t = textOf("wallet");
  return fromWire(standing.returned).units > 0n
    ? { ...words, text: `${t("setOff")} ${words.text}` }
    : { ...words, title: t("leg.state.SET_OFF.title"), text: t("setOff") };
}

/** A withdrawal that failed goes on: it is paid again, or its money comes back. */
export function isPaidOrBack(status: string): boolean {
  return status === "REFUNDED" || (isFinal(status) && status !== "FAILED");
}
