import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Ids of a player's favourites, the youngest first. */
export async function selectFavourites(tx: Tx, playerId: bigint): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(
    sql`select game_id as id from favourite_game where player_id = ${playerId} order by added_at desc, game_id desc`,
  );
  return rows.map(({ id }) => id);
}

/** False when there are `most` of them already. One that is among them stays where it is. */
export async function insertFavourite(
  tx: Tx,
  playerId: bigint,
  gameId: bigint,
  most: number,
): Promise<boolean> {
  // Of one player, so that two hearts at once can't both be the last one.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('favourites', ${playerId}))`);
  const { room } = (await tx.row<{ room: boolean }>(sql`
    select count(*) < ${most} or bool_or(game_id = ${gameId}) as room from favourite_game where player_id = ${playerId}`)) ?? {
    room: false,
  };
  if (room)
    await tx.run(
      sql`insert into favourite_game (player_id, game_id) values (${playerId}, ${gameId}) on conflict do nothing`,
    );
  return room;
}

export async function deleteFavourite(tx: Tx, playerId: bigint, gameId: bigint): Promise<void> {
  await tx.run(
    sql`delete from favourite_game where player_id = ${playerId} and game_id = ${gameId}`,
  );
}

/** Ids of the games a player opened, the last one first. */
export async function selectRecent(tx: Tx, playerId: bigint): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(
    sql`select game_id as id from recent_game where player_id = ${playerId} order by opened_at desc, game_id desc`,
  );
  return rows.map(({ id }) => id);
}

/** Puts a game first, and forgets those behind the last one that is kept. */
export async function touchRecent(
  tx: Tx,
  playerId: bigint,
  gameId: bigint,
  kept: number,
): Promise<void> {
  await tx.run(sql`
    insert into recent_game (player_id, game_id) values (${playerId}, ${gameId}) on conflict (player_id, game_id) do update set opened_at = now()`);
  await tx.run(sql`
    delete from recent_game where player_id = ${playerId}
      and game_id in (select game_id from recent_game where player_id = ${playerId} order by opened_at desc, game_id desc offset ${kept})`);
}
