import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Packet } from "../packet.ts";

/** A share that a player took, with what it is a share of. Cash in ledger units. */
interface ShareOf extends Pick<Packet, "publicId" | "words" | "language" | "wagerTimes"> {
  readonly place: number;
  readonly cash: bigint;
  readonly at: Temporal.Instant;
}

/** The shares that a player has taken since a time, the newest first. */
export function selectSharesSince(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
  most: number,
): Promise<ShareOf[]> {
  return tx.rows(sql`
    select packet.public_id as "publicId", packet.words, packet.language,
      packet.wager_times as "wagerTimes", share.place, share.units as cash, share.claimed_at as at
    from red_packet_share share
    join red_packet packet on packet.id = share.packet_id
    where share.player_id = ${player} and share.claimed_at >= ${since.toString()}::timestamptz
    order by share.claimed_at desc, share.packet_id
    limit ${most}`);
}
