import type { FigureDay } from "@perya/api-client/operator";

type Failed = FigureDay["breaks"][number];

const SENTENCES: Readonly<Record<Failed["identity"], string>> = {
  I1: "Players' money and the house's accounts don't add up to zero",
  I2: "Players' funds changed by something that is in no line of the reports",
  I3: "A vendor's account is not what its rounds come to",
  I4: "The jackpots' accounts are not what the reports have paid out of them",
  I5: "Money on hold changed without a hold, a release or a payment",
  I6: "Reports by day, by quarter-hour, by month and the ledger differ",
  I7: "GGR of all days as booked is not GGR by original day",
};

/** What a failed identity of a day means, in a sentence, and where it fails. */
export function identityWords({ identity, of }: Failed): string {
  if (identity === "I5" && of === "captures")
    return "Payments out of holds are not the withdrawals of the reports";
  if (identity === "I7" && of === "later") return "Something refers to a day that is still to come";
  return of === "" ? SENTENCES[identity] : `${SENTENCES[identity]} (${of})`;
}
