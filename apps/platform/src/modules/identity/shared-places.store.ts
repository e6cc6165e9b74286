import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Places of a player that are looked at, the latest first. */
const PLACES = 20;
/** Others of a place that are named; the count is of all. */
const NAMED = 10;
/** Sessions of a player that are compared, the latest first. */
const SESSIONS = 50;

/** A place where a player and others have signed in. */
export interface SharedPlace {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  readonly place: string;
  readonly others: number;
  /** Some of the others. `sameBrowser`: signed in there with a browser that names itself exactly as one of the player's. */
  readonly players: readonly { readonly player: bigint; readonly sameBrowser: boolean }[];
}

/** The places of a player where other players of the brand have signed in too, those with the fewest others first: a household tells more than a mobile network. */
export async function selectSharedPlaces(tx: Tx, player: bigint, brandId: bigint): Promise<SharedPlace[]> {
  const rows = await tx.rows<{ place: string; others: bigint; players: string[]; same: boolean[] }>(sql`
    with own as (select place from player_place where player_id = ${player} order by first_at desc limit ${PLACES}),
    browsers as (select distinct user_agent from (
      select user_agent from player_session where player_id = ${player} and user_agent <> '' order by created_at desc limit ${SESSIONS}) latest)
    select own.place, found.others, found.players, found.same from own cross join lateral (
      select count(*) as others, (array_agg(other.player_id::text order by other.player_id desc))[1:${NAMED}] as players,
        (array_agg(exists (select from player_session s where s.player_id = other.player_id and s.user_agent in (select user_agent from browsers))
          order by other.player_id desc))[1:${NAMED}] as same
      from (select o.player_id from player_place o join player p on p.id = o.player_id
        where o.place = own.place and o.player_id <> ${player} and p.brand_id = ${brandId} limit 1000) other) found
    where found.others > 0 order by found.others, own.place`);
  return rows.map(({ place, others, players, same }) => ({
    place,
    others: Number(others),
    players: players.map((id, at) => ({ player: BigInt(id), sameBrowser: same[at] ?? false })),
  }));
}
