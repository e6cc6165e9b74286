import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Closes a login; false when it is closed already. */
export async function writeClosed(tx: Tx, player: bigint): Promise<boolean> {
  return (
    (await tx.run(sql`
      update player_login set closed_at = now()
      where player_id = ${player} and closed_at is null`)) === 1
  );
}

/** Opens a closed login again; false when it is open. */
export async function clearClosed(tx: Tx, player: bigint): Promise<boolean> {
  return (
    (await tx.run(sql`
      update player_login set closed_at = null
      where player_id = ${player} and closed_at is not null`)) === 1
  );
}

/** Since when a login is closed; null for an open one. */
export async function selectClosedAt(tx: Tx, player: bigint): Promise<Temporal.Instant | null> {
  const row = await tx.row<{ at: Temporal.Instant | null }>(
    sql`select closed_at as at from player_login where player_id = ${player}`,
  );
  return row?.at ?? null;
}

/** Which of these players have closed their accounts. */
export async function selectClosedAmong(
  tx: Tx,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select player_id as player from player_login
    where player_id = any (${players}::bigint[]) and closed_at is not null`);
  return new Set(rows.map(({ player }) => player));
}

/** Why nobody may sign in to an account. */
export type ShutRefusal = "ACCOUNT_CLOSED" | "LOGIN_EXCLUDED";

/** Why a player may not sign in now; undefined where they may. */
export async function selectShut(tx: Tx, player: bigint): Promise<ShutRefusal | undefined> {
  const row = await tx.row<{ why: ShutRefusal | null }>(sql`
    select case
      when closed_at is not null then 'ACCOUNT_CLOSED'
      when barred_until > now() then 'LOGIN_EXCLUDED'
    end as why
    from player_login where player_id = ${player}`);
  return row?.why ?? undefined;
}

/** Until when a player is forbidden to sign in; null where they may, an account closed or not. */
export async function selectBarredUntil(tx: Tx, player: bigint): Promise<Temporal.Instant | null> {
  const row = await tx.row<{ until: Temporal.Instant | null }>(sql`
    select barred_until as until from player_login
    where player_id = ${player} and barred_until > now()`);
  return row?.until ?? null;
}

/** Keeps until when a player may not sign in; a later time stays. */
export async function writeBarred(tx: Tx, player: bigint, until: Temporal.Instant): Promise<void> {
  await tx.run(sql`
    update player_login set barred_until = greatest(barred_until, ${until})
    where player_id = ${player}`);
}

/** Lets a player sign in from a time on, if that is sooner than before. */
export async function writeOpenFrom(tx: Tx, player: bigint, at: Temporal.Instant): Promise<void> {
  await tx.run(sql`
    update player_login set barred_until = ${at}
    where player_id = ${player} and barred_until > ${at}`);
}

/** Ends every session of a player, and every browser that is remembered. */
export async function endSessions(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`
    update player_session set revoked_at = now()
    where player_id = ${player} and revoked_at is null`);
  await tx.run(sql`
    update remembered_browser set ended_at = now()
    where player_id = ${player} and ended_at is null`);
}
