import type { ReviewReason } from "./bill.ts";
import type { Bill } from "./bill-of.ts";

/** What a brand has staff look at. Ledger units. */
interface ReviewRules {
  /** Null for any amount. */
  readonly above: bigint | null;
  readonly isDividend: boolean;
  readonly isFirstDividend: boolean;
  readonly isFrozen: boolean;
}

/**
 * Why staff look at a bill before it is paid: a large one, an agent's first dividend, a dividend
 * over half of the team's deposits less withdrawals, and a frozen agent's. None where nothing is
 * to be paid. Source: agents reference, section 8.
 */
export function reviewOf(
  { payable, cash }: Pick<Bill, "payable" | "cash">,
  { above, isDividend, isFirstDividend, isFrozen }: ReviewRules,
): ReviewReason[] {
  if (payable === 0n) return [];
  const isLarge = above !== null && payable > above;
  const isOverDeposits = isDividend && payable * 2n > cash;
  return [
    ...(isLarge ? (["LIMIT"] as const) : []),
    ...(isFirstDividend ? (["FIRST_DIVIDEND"] as const) : []),
    ...(isOverDeposits ? (["DEPOSITS"] as const) : []),
    ...(isFrozen ? (["FROZEN"] as const) : []),
  ];
}
