import type { Counters } from "../exposure/counters.ts";
import type { Pause } from "../../limits/index.ts";
import type { PrizeMode } from "../lottery.ts";
import type { Limits } from "../limits/limits.ts";
import type { OddsProfile } from "../odds/odds.ts";

/**
 * An issue, locked until the transaction ends if it is on sale, with the database's clock read
 * after that.
 */
export interface IssueNow {
  readonly id: bigint;
  readonly enabled: boolean;
  readonly prizeMode: PrizeMode;
  /** Current version of its game's odds. */
  readonly oddsVersion: number;
  readonly now: Temporal.Instant;
  /** Open, locked, and in time by that clock. */
  readonly isOnSale: boolean;
}

/** A player's possible payout in an issue, and the amount to add; ledger units. */
export interface PlayerSums {
  readonly issueId: bigint;
  readonly player: bigint;
  readonly before: bigint;
  stake: bigint;
  maxPayout: bigint;
  /** Its ceiling when the addition is written. */
  ceiling: bigint;
}

/**
 * The snapshot that orders are decided on: read once for all and updated in memory. Issues are
 * locked; counters and sums are verified by the statement that adds to them.
 */
export interface OrderSnapshot {
  readonly issues: ReadonlyMap<bigint, IssueNow>;
  /** Chases that run. */
  readonly chases: ReadonlySet<bigint>;
  /** Players who have no time to play left, or a reality check to answer. */
  readonly paused: ReadonlyMap<bigint, Pause>;
  /** Games a brand's players see, by `visibleName`. */
  readonly visible: ReadonlySet<string>;
  readonly odds: ReadonlyMap<string, OddsProfile>;
  readonly limits: ReadonlyMap<string, Limits>;
  readonly counters: Counters;
  readonly sums: ReadonlyMap<string, PlayerSums>;
}

export function visibleName(brandId: bigint, catalogueGameId: bigint): string {
  return `${brandId}/${catalogueGameId}`;
}

export function sumsName(issueId: bigint, player: bigint): string {
  return `${issueId}/${player}`;
}
