import type { CapName } from "../wallet/index.ts";

/** Limits on what is paid in within rolling 24 hours, 7 and 30 days, decided by the cashier. */
export const DEPOSIT_LIMITS = ["dailyDeposit", "weeklyDeposit", "monthlyDeposit"] as const;
export type DepositLimit = (typeof DEPOSIT_LIMITS)[number];

/** Every limit that a player can have, in the order shown. The wallet decides the others. */
export const LIMITS = [
  ...DEPOSIT_LIMITS,
  "dailyLoss",
  "weeklyLoss",
  "monthlyLoss",
  "dailyWager",
  "weeklyWager",
  "monthlyWager",
  "singleBet",
] as const satisfies readonly (DepositLimit | CapName)[];
export type LimitName = (typeof LIMITS)[number];

/** Whose a limit is. A player can't change one of staff. */
export const OWNERS = ["PLAYER", "STAFF"] as const;
export type Owner = (typeof OWNERS)[number];

/** A raise, or the end of a limit, that its player has asked for and not yet confirmed. */
export interface Raise {
  /** Ledger units; null for no limit. */
  readonly units: bigint | null;
  readonly askedAt: Temporal.Instant;
}

/** A player's own limit, and what is asked of it. */
export interface LimitState {
  /** Ledger units; null for none. */
  readonly units: bigint | null;
  readonly raise: Raise | undefined;
}
