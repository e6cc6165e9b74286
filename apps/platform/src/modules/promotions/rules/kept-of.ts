/** What becomes of a balance when a bonus ends. Ledger units. */
export interface Ended {
  readonly kept: bigint;
  readonly removed: bigint;
  /** What open bets may still give back to the player. */
  readonly allowance: bigint;
}

/**
 * Of a balance no more stays than the player's own money, and at a completion with a limit so many
 * times the bonus beside it; null is no limit. Source: player money reference, section 4.
 */
export function keptOf(balance: bigint, most: bigint | null): Ended {
  if (most === null || balance <= most)
    return { kept: balance, removed: 0n, allowance: most === null ? 0n : most - balance };
  return { kept: most, removed: balance - most, allowance: 0n };
}

/** The most that stays at a completion; null where a rule has no limit. */
export function mostAtCompletion(own: bigint, bonus: bigint, times: number | null): bigint | null {
  return times === null ? null : own + bonus * BigInt(times);
}
