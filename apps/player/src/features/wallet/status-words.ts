import type { Tone } from "../../shared/pill.tsx";

interface Words {
  readonly title: string;
  readonly text: string;
  readonly tone: Tone;
}

/** States in the player's words, and how good the news is. */
const WORDS: Readonly<Record<string, Words>> = {
  CREATED: { title: "Being made", text: "One moment.", tone: "busy" },
  AWAITING_PAYMENT: { title: "Waiting for your payment", text: "Pay before it runs out; then it is credited.", tone: "busy" },
  SUBMITTED: { title: "Being checked", text: "Our staff match your transfer, usually within 30 minutes.", tone: "busy" },
  REVIEW: { title: "Being checked", text: "Our staff look at this payment, usually within 30 minutes.", tone: "busy" },
  LATE_PAID: { title: "Being checked", text: "Your payment came late. It is not lost: our staff look at it.", tone: "busy" },
  SUCCEEDED: { title: "Credited", text: "The money is in your account.", tone: "good" },
  EXPIRED: { title: "Ran out", text: "No payment came in time. If you paid all the same, it will be looked at.", tone: "quiet" },
  CANCELLED: { title: "Cancelled", text: "Nothing was moved.", tone: "quiet" },
  REJECTED: { title: "Not accepted", text: "Nothing was moved.", tone: "bad" },
  FAILED: { title: "Payment failed", text: "The bank said no. Nothing was moved.", tone: "bad" },
  REQUESTED: { title: "Requested", text: "Next: our staff look at it, usually within 2 hours.", tone: "busy" },
  APPROVED: { title: "Approved", text: "Next: our staff make the bank transfer.", tone: "busy" },
  PAYING: { title: "Being paid", text: "The bank transfer is on its way out.", tone: "busy" },
  SENT: { title: "Sent", text: "Next: it arrives at your bank, usually within a day.", tone: "busy" },
  COMPLETED: { title: "Completed", text: "The money has left for your bank account.", tone: "good" },
};

export function wordsOf(status: string): Words {
  return WORDS[status] ?? { title: status, text: "", tone: "quiet" };
}

const FINAL: ReadonlySet<string> = new Set(["SUCCEEDED", "CANCELLED", "REJECTED", "FAILED", "COMPLETED"]);

export function isFinal(status: string): boolean {
  return FINAL.has(status);
}
