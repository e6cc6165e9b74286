import type { Counters } from "../exposure/counters.ts";
import type { PrizeMode } from "../lottery.ts";
import type { Limits } from "../limits/limits.ts";
import type { OddsProfile } from "../odds/odds.ts";

/** An issue, held until the transaction ends if it is on sale, and the database's clock read after that. */
export interface IssueNow {
  readonly id: bigint;
  readonly enabled: boolean;
  readonly prizeMode: PrizeMode;
  /** Version of the odds its game is offered at now. */
  readonly oddsVersion: number;
  readonly now: Temporal.Instant;
  /** Open, held, and in time by that clock. */
  readonly isOnSale: boolean;
}

/** What a player stood to be paid in an issue, and what is to be added; ledger units. */
export interface PlayerSums {
  readonly issueId: bigint;
  readonly player: bigint;
  readonly before: bigint;
  stake: bigint;
  maxPayout: bigint;
  /** The most it may stand at when the addition is written. */
  ceiling: bigint;
}

/** Everything that orders are decided on: read once for all of them and counted in memory. Issues are held; counters and sums are proven by the statement that adds to them. */
export interface Standing {
  readonly issues: ReadonlyMap<bigint, IssueNow>;
  /** Chases that run. */
  readonly chases: ReadonlySet<bigint>;
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
