import type { WireMoney } from "@perya/money";
import { storeOf } from "@perya/ui/store";

/**
 * How often the stream has said that the balance is higher than before: perhaps a bet was won,
 * which only the records know.
 */
export const risen = storeOf(0);

/** Compares what the stream says with what was known; the first balance is no rise. */
export function noticeRise(before: WireMoney | undefined, after: WireMoney): void {
  if (before && BigInt(after.amount) > BigInt(before.amount)) risen.set(risen.get() + 1);
}
