import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Raffle } from "../raffle.ts";

/** A prize of a player, with what it is a prize of. Cash in ledger units. */
export interface PrizeOf extends Pick<Raffle, "publicId" | "words" | "language" | "wagerTimes"> {
  readonly draw: number;
  readonly cash: bigint;
  readonly points: bigint;
  readonly claimBy: Temporal.Instant;
  readonly claimedAt: Temporal.Instant | null;
}

const PRIZE = sql`
  raffle.public_id as "publicId", raffle.words, raffle.language,
  raffle.wager_times as "wagerTimes", won.draw, won.cash_units as cash, won.points,
  won.claim_by as "claimBy", won.claimed_at as "claimedAt"`;

/** What a player can claim now, of all raffles. */
export function selectOpenPrizes(tx: Tx, player: bigint): Promise<PrizeOf[]> {
  return tx.rows(sql`
    select ${PRIZE} from raffle_win won join raffle on raffle.id = won.raffle_id
    where won.player_id = ${player} and won.status = 'OPEN' and won.claim_by > clock_timestamp()
    order by won.claim_by, won.raffle_id, won.draw`);
}

/** What a player has claimed since a time, the newest first. */
export function selectClaimedPrizes(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
  most: number,
): Promise<(PrizeOf & { readonly claimedAt: Temporal.Instant })[]> {
  return tx.rows(sql`
    select ${PRIZE} from raffle_win won join raffle on raffle.id = won.raffle_id
    where won.player_id = ${player} and won.claimed_at >= ${since.toString()}::timestamptz
    order by won.claimed_at desc, won.raffle_id, won.draw
    limit ${most}`);
}
