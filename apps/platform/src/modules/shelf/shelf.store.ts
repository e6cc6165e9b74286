import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Ids of a player's favourites, newest first. */
export async function selectFavourites(tx: Tx, playerId: bigint): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select game_id as id from favourite_game
    where player_id = ${playerId}
    order by added_at desc, game_id desc`);
  return rows.map(({ id }) => id);
}

/** False when there are already `most`. An existing one stays where it is. */
export async function insertFavourite(
  tx: Tx,
  playerId: bigint,
  gameId: bigint,
  most: number,
): Promise<boolean> {
  // Per player, so that of two concurrent favourites only one can be the last allowed.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('favourites', ${playerId}))`);
  const { room } = (await tx.row<{ room: boolean }>(sql`
    select count(*) < ${most} or bool_or(game_id = ${gameId}) as room
    from favourite_game
    where player_id = ${playerId}`)) ?? {
    room: false,
  };
  if (room)
    await tx.run(sql`
      insert into favourite_game (player_id, game_id)
      values (${playerId}, ${gameId})
      on conflict do nothing`);
  return room;
}

export async function deleteFavourite(tx: Tx, playerId: bigint, gameId: bigint): Promise<void> {
  await tx.run(
    sql`delete from favourite_game where player_id = ${playerId} and game_id = ${gameId}`,
  );
}

/** Ids of the games a player opened, latest first. */
export async function selectRecent(tx: Tx, playerId: bigint): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select game_id as id from recent_game
    where player_id = ${playerId}
    order by opened_at desc, game_id desc`);
  return rows.map(({ id }) => id);
}

/** Moves a game to the front, and deletes those beyond the limit. */
export async function touchRecent(
  tx: Tx,
  playerId: bigint,
  gameId: bigint,
  kept: number,
): Promise<void> {
  await tx.run(sql`
    insert into recent_game (player_id, game_id)
    values (${playerId}, ${gameId})
    on conflict (player_id, game_id) do update set opened_at = now()`);
  await tx.run(sql`
    delete from recent_game
    where player_id = ${playerId}
      and game_id in (
        select game_id from recent_game
        where player_id = ${playerId}
        order by opened_at desc, game_id desc offset ${kept}
      )`);
}
