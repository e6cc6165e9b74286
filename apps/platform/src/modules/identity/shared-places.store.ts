import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Most places of a player that are compared, latest first. */
const PLACES = 20;
/** Most other players of a place that are compared, newest first. */
const OTHERS = 1_000;
/** Most sessions of a player that are compared, latest first. */
const SESSIONS = 50;

/**
 * The latest places of a player, with the other players of their brand who have signed in there,
 * newest first.
 */
export async function selectOthersAtPlaces(
  tx: Tx,
  player: bigint,
  brandId: bigint,
): Promise<{ place: string; others: bigint[] }[]> {
  const rows = await tx.rows<{ place: string; others: string[] }>(sql`
    with own as (
      select place from player_place where player_id = ${player}
      order by first_at desc limit ${PLACES})
    select own.place, array(
      select player_id::text from player_place other
      where other.brand_id = ${brandId} and other.place = own.place
        and other.player_id <> ${player}
      order by player_id desc limit ${OTHERS}) as others from own`);
  return rows.map(({ place, others }) => ({ place, others: others.map(BigInt) }));
}

/**
 * Those of the given players who signed in with a browser that has exactly the same user agent as
 * one of the player's.
 */
export async function selectWithBrowserOf(
  tx: Tx,
  player: bigint,
  others: readonly bigint[],
): Promise<Set<bigint>> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    with browsers as (
      select distinct user_agent from (
        select user_agent from player_session
        where player_id = ${player} and user_agent <> ''
        order by created_at desc limit ${SESSIONS}
      ) latest
    )
    select other.id as player from unnest(${others}::bigint[]) other (id)
    where exists (
      select from player_session
      where player_id = other.id and user_agent in (select user_agent from browsers)
    )`);
  return new Set(rows.map((row) => row.player));
}
