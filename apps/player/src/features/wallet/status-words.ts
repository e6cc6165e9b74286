/** States in the player's words, and whether anything can still change. */
const WORDS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  CREATED: ["Being made", "One moment."],
  AWAITING_PAYMENT: ["Waiting for your payment", "Pay before it runs out; then it is credited."],
  SUBMITTED: ["Being checked", "Our staff match your transfer, usually within 30 minutes."],
  REVIEW: ["Being checked", "Our staff look at this payment, usually within 30 minutes."],
  LATE_PAID: ["Being checked", "Your payment came late. It is not lost: our staff look at it."],
  SUCCEEDED: ["Credited", "The money is in your account."],
  EXPIRED: ["Ran out", "No payment came in time. If you paid all the same, it will be looked at."],
  CANCELLED: ["Cancelled", "Nothing was moved."],
  REJECTED: ["Not accepted", "Nothing was moved."],
  FAILED: ["Payment failed", "The bank said no. Nothing was moved."],
  REQUESTED: ["Requested", "Next: our staff look at it, usually within 2 hours."],
  APPROVED: ["Approved", "Next: our staff make the bank transfer."],
  PAYING: ["Being paid", "The bank transfer is on its way out."],
  SENT: ["Sent", "Next: it arrives at your bank, usually within a day."],
  COMPLETED: ["Completed", "The money has left for your bank account."],
};

export function wordsOf(status: string): readonly [title: string, text: string] {
  return WORDS[status] ?? [status, ""];
}

const FINAL: ReadonlySet<string> = new Set(["SUCCEEDED", "CANCELLED", "REJECTED", "FAILED", "COMPLETED"]);

export function isFinal(status: string): boolean {
  return FINAL.has(status);
}
