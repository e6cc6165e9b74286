import type { Counters } from "../exposure/counters.ts";
import type { PrizeMode } from "../lottery.ts";
import type { Limits } from "../limits/limits.ts";
import type { OddsProfile } from "../odds/odds.ts";

/** An issue, held until the transaction ends if it is on sale, and the database's clock read after that. */
export interface IssueNow {
  readonly id: bigint;
  readonly enabled: boolean;
  readonly prizeMode: PrizeMode;
  readonly now: Temporal.Instant;
  /** Open, held, and in time by that clock. */
  readonly isOnSale: boolean;
}

/** A player's sums in an issue; ledger units. */
export interface PlayerSums {
  readonly issueId: bigint;
  readonly player: bigint;
  stake: bigint;
  maxPayout: bigint;
  readonly stored: boolean;
  changed: boolean;
}

/** Everything that orders are decided on: read once for all of them, under locks where it can change, and counted in memory. */
export interface Standing {
  readonly issues: ReadonlyMap<bigint, IssueNow>;
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
