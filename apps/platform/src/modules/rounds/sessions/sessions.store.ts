import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

export interface SessionRow {
  readonly id: bigint;
  readonly playerId: bigint;
  /** Not revoked, and not idle for too long by the database's clock. */
  readonly live: boolean;
}

/** How long a session stays valid after its last call, by the database's clock. */
const IDLE_MINUTES = 30;

export async function insertSession(
  tx: Tx,
  session: { tokenHash: Buffer; playerId: bigint; vendorId: number; idleSeconds: number },
): Promise<void> {
  await tx.run(sql`
    insert into game_session (token_hash, player_id, vendor_id, last_seen_at)
    values (
      ${session.tokenHash}, ${session.playerId}, ${session.vendorId},
      now() - make_interval(secs => ${session.idleSeconds})
    )`);
}

export function selectSession(
  tx: Tx,
  vendorId: number,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  return tx.row(sql`
    select
      id, player_id as "playerId",
      revoked_at is null and last_seen_at > now() - make_interval(mins => ${IDLE_MINUTES}) as live
    from game_session
    where token_hash = ${tokenHash} and vendor_id = ${vendorId}`);
}

/** Extends many sessions in one statement. An ended one stays ended. */
export async function touchSessions(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tx.run(sql`
    update game_session set last_seen_at = now()
    where id = any(${ids}::int8[])
      and revoked_at is null
      and last_seen_at > now() - make_interval(mins => ${IDLE_MINUTES})`);
}

export function revokePlayerSessions(tx: Tx, playerId: bigint): Promise<number> {
  return tx.run(sql`
    update game_session set revoked_at = clock_timestamp()
    where player_id = ${playerId} and revoked_at is null`);
}

/**
 * Games of one player that are opened at once are opened one after the other until the transaction
 * ends, so that their sessions' ids are in the order in which they can be seen.
 */
export async function lockOpening(tx: Tx, playerId: bigint): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`opens a game ${playerId}`}, 0))`,
  );
}

/** Ends the sessions of a player that were opened before one. */
export function revokeEarlierSessions(
  tx: Tx,
  playerId: bigint,
  tokenHash: Buffer,
): Promise<number> {
  return tx.run(sql`
    update game_session set revoked_at = clock_timestamp()
    where player_id = ${playerId}
      and revoked_at is null
      and id < (select id from game_session where token_hash = ${tokenHash})`);
}

export function revokeSession(tx: Tx, tokenHash: Buffer): Promise<number> {
  return tx.run(sql`
    update game_session set revoked_at = clock_timestamp()
    where token_hash = ${tokenHash} and revoked_at is null`);
}

/**
 * Sessions revoked in the last minute: far longer than the time between two polls, so that a slow
 * commit is not missed.
 */
export async function selectRecentlyRevoked(tx: Tx): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(
    sql`select id from game_session where revoked_at > now() - interval '1 minute'`,
  );
  return rows.map((row) => row.id);
}

/** A session in use is written once a minute, and some seconds later. */
const IN_USE_SECONDS = 75;

/** Players whose sessions are in use now, in the order of their ids. */
export async function selectAtPlay(tx: Tx, after: bigint, limit: number): Promise<bigint[]> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select distinct player_id as player from game_session
    where revoked_at is null
      and last_seen_at > now() - make_interval(secs => ${IN_USE_SECONDS})
      and player_id > ${after}
    order by player_id limit ${limit}`);
  return rows.map(({ player }) => player);
}
