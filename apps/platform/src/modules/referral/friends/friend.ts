/** What becomes of a friend who was invited; the last three are for good. */
export const STATUSES = ["OPEN", "QUALIFIED", "REWARDED", "REFUSED", "LATE"] as const;

type FriendStatus = (typeof STATUSES)[number];

/** What a friend has to do, and what it brings, as it was when they registered. Ledger units. */
export interface FriendTerms {
  readonly currency: string;
  readonly neededDeposits: bigint;
  readonly depositUntil: Temporal.Instant;
  readonly neededTurnover: bigint;
  readonly playUntil: Temporal.Instant;
  readonly rewardUnits: bigint;
  readonly friendUnits: bigint;
  readonly wagerTimes: number;
  /** Millionths of the friend's turnover; 0 for no share. */
  readonly sharePpm: number;
  readonly shareDays: number;
  /** How long rewards wait to be claimed; 0 where they are credited at once. */
  readonly claimDays: number;
}

/** What a friend has done in time. Ledger units. */
export interface Done {
  readonly isVerified: boolean;
  readonly deposits: bigint;
  readonly turnover: bigint;
}

/** A friend whom a player invited. */
export interface Friend extends FriendTerms, Done {
  readonly friend: bigint;
  readonly publicId: string;
  readonly referrer: bigint;
  readonly brandId: bigint;
  readonly registeredAt: Temporal.Instant;
  readonly status: FriendStatus;
  readonly qualifiedAt: Temporal.Instant | null;
  readonly endedAt: Temporal.Instant | null;
  /** Why nothing is paid, for good or for now, and what staff should know of it. */
  readonly reason: Reason | null;
  readonly detail: string | null;
  readonly lookAt: Temporal.Instant;
}

/** Why a friend brings no reward. */
export const REASONS = [
  "LINKED",
  "MONTH_FULL",
  "TEST",
  "BARRED",
  "RESTRICTED",
  "BALANCE_LIMIT",
  "LAW",
  "TOO_YOUNG",
] as const;

export type Reason = (typeof REASONS)[number];
