import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Most places of a player that are compared, latest first. */
const PLACES = 20;
/** Most other players of a place that are named, newest first. */
const OTHERS = 50;

/** Another player of the brand who signed in at a place of a player. */
export interface PlaceLink {
  readonly player: bigint;
  /** An IPv4 address, or the /64 of an IPv6 one. */
  readonly place: string;
  /** When the second of the two first signed in there. */
  readonly at: Temporal.Instant;
}

/** Other players at a player's places, those of the latest place first. */
export function selectPlaceLinks(tx: Tx, player: bigint, brandId: bigint): Promise<PlaceLink[]> {
  return tx.rows(sql`
    with own as (
      select place, first_at from player_place where player_id = ${player}
      order by first_at desc limit ${PLACES}
    )
    select other.player_id as player, own.place, greatest(own.first_at, other.first_at) as at
    from own
    cross join lateral (
      select player_id, first_at from player_place
      where brand_id = ${brandId} and place = own.place and player_id <> ${player}
      order by player_id desc limit ${OTHERS}
    ) other
    order by at desc`);
}
