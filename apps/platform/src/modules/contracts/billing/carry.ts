/** What happens to a team's win at the end of a period. */
export type Carry = "NONE" | "SAME_MONTH" | "ONE_PERIOD" | "PERMANENT";

/** A period's result for the house, in ledger units, and where it ends. */
interface Result {
  /** Net loss of the team with what came in from the period before. */
  readonly base: bigint;
  /** Net loss of the team in this period alone. */
  readonly netLoss: bigint;
  /** Whether the next period begins in the month in which this one began. */
  readonly isSameMonthNext: boolean;
}

/**
 * What the next period begins with: nothing, or below zero what the team won. A positive result is
 * never carried. Source: agents reference, section 4.3.
 */
export function carryOut(carry: Carry, { base, netLoss, isSameMonthNext }: Result): bigint {
  const kept = base < 0n ? base : 0n;
  switch (carry) {
    case "NONE":
      return 0n;
    case "SAME_MONTH":
      return isSameMonthNext ? kept : 0n;
    case "ONE_PERIOD":
      // What came in has had its period: only this one's own win goes on.
      return netLoss < 0n ? netLoss : 0n;
    case "PERMANENT":
      return kept;
  }
}
