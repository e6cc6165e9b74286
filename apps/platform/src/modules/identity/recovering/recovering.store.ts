import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * Concurrent requests for one player's reset run one after the other until the transaction ends.
 */
export async function lockResets(tx: Tx, playerId: bigint): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`password reset ${playerId}`}, 0))`,
  );
}

/** Whether a player was sent a link within this many minutes. */
export async function wasMailed(tx: Tx, playerId: bigint, minutes: number): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 from password_reset
    where player_id = ${playerId}
      and not void
      and made_at > now() - make_interval(mins => ${minutes})
    limit 1`);
  return row !== undefined;
}

/** Uses up what is open of a player's resets. */
export async function endResets(tx: Tx, playerId: bigint): Promise<void> {
  await tx.run(sql`
    update password_reset set used_at = now() where player_id = ${playerId} and used_at is null`);
}

/** Stores a reset and ends earlier ones. */
export async function insertReset(tx: Tx, playerId: bigint, tokenHash: Buffer): Promise<void> {
  await endResets(tx, playerId);
  await tx.run(
    sql`insert into password_reset (token_hash, player_id) values (${tokenHash}, ${playerId})`,
  );
}

export async function voidReset(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.run(
    sql`update password_reset set void = true, used_at = now() where token_hash = ${tokenHash}`,
  );
}

/**
 * Uses up a reset and returns its player; undefined for one that was used, is older than `minutes`
 * or never existed.
 */
export async function takeReset(
  tx: Tx,
  tokenHash: Buffer,
  minutes: number,
): Promise<bigint | undefined> {
  const row = await tx.row<{ id: bigint }>(sql`
    update password_reset set used_at = now()
    where token_hash = ${tokenHash}
      and used_at is null
      and made_at > now() - make_interval(mins => ${minutes})
    returning player_id as id`);
  return row?.id;
}

export async function deleteOldResets(tx: Tx): Promise<void> {
  await tx.run(sql`delete from password_reset where made_at < now() - interval '1 day'`);
}

export async function writePasswordHash(tx: Tx, playerId: bigint, hash: string): Promise<void> {
  await tx.run(sql`
    update player_login
    set password_hash = ${hash},
      has_password = true,
      password_changed_at = now(),
      password_initial = false
    where player_id = ${playerId}`);
}
