import type { Wager } from "./wallet.ts";

const DAY_MS = 86_400_000;

/** What was wagered in the 24 hours before `now`, in ledger units. A rolling window, not a calendar day. */
export function wageredSince(window: readonly Wager[], now: number): bigint {
  let sum = 0n;
  for (const wager of window) if (wager.at > now - DAY_MS) sum += wager.units;
  return sum;
}
