import type { PlayCap } from "../wallet/index.ts";

/** Limits on what is paid in within rolling 24 hours, 7 and 30 days, decided by the cashier. */
export const DEPOSIT_LIMITS = ["dailyDeposit", "weeklyDeposit", "monthlyDeposit"] as const;
export type DepositLimit = (typeof DEPOSIT_LIMITS)[number];

/**
 * Limits on amounts, in the order shown. The cashier decides those of deposits and of the balance
 * held, the wallet the others.
 */
export const LIMITS = [
  ...DEPOSIT_LIMITS,
  "balance",
  "dailyLoss",
  "weeklyLoss",
  "monthlyLoss",
  "dailyWager",
  "weeklyWager",
  "monthlyWager",
  "singleBet",
] as const satisfies readonly (DepositLimit | "balance" | PlayCap)[];
export type MoneyLimit = (typeof LIMITS)[number];

/** Limits on the minutes at play within rolling 24 hours, 7 and 30 days. */
export const TIME_LIMITS = ["dailyMinutes", "weeklyMinutes", "monthlyMinutes"] as const;
export type TimeLimit = (typeof TIME_LIMITS)[number];

/** Every limit that a player can have. */
export type LimitName = MoneyLimit | TimeLimit;
export const ALL_LIMITS = [...LIMITS, ...TIME_LIMITS] as const;

/** The minutes of the window of each limit of time: none is higher. */
export const WINDOW_MINUTES = {
  dailyMinutes: 1_440,
  weeklyMinutes: 10_080,
  monthlyMinutes: 43_200,
} as const satisfies Record<TimeLimit, number>;

export function isTimeLimit(name: LimitName): name is TimeLimit {
  return name in WINDOW_MINUTES;
}

/** Whose a limit is. A player can't change one of staff. */
export const OWNERS = ["PLAYER", "STAFF"] as const;
export type Owner = (typeof OWNERS)[number];

/** A raise, or the end of a limit, that its player has asked for and not yet confirmed. */
export interface Raise {
  /** Ledger units, or minutes; null for no limit. */
  readonly units: bigint | null;
  readonly askedAt: Temporal.Instant;
}

/** A player's own limit, and what is asked of it. */
export interface LimitState {
  /** Ledger units, or minutes; null for none. */
  readonly units: bigint | null;
  readonly raise: Raise | undefined;
}
