import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Origin } from "./identity.ts";

/** A session ends after two idle hours, and after a day in any case. */
const LIVE = sql`
  revoked_at is null
  and last_seen_at > now() - interval '2 hours'
  and created_at > now() - interval '24 hours'`;

/** A session's attributes. `family` is the remembered browser it came from. */
export interface SessionKind {
  readonly mustChange: boolean;
  readonly family: string | null;
}

export async function insertSession(
  tx: Tx,
  playerId: bigint,
  token: Buffer,
  { ip, userAgent }: Origin,
  kind: SessionKind,
): Promise<void> {
  await tx.run(sql`
    insert into player_session (token_hash, player_id, ip, user_agent, must_change, family)
    values (${token}, ${playerId}, ${ip}, ${userAgent}, ${kind.mustChange}, ${kind.family}::uuid)`);
  await tx.run(sql`update player_login set last_login_at = now() where player_id = ${playerId}`);
}

export interface LiveSession {
  readonly sessionId: bigint;
  readonly playerId: bigint;
  readonly lastSeenAt: Temporal.Instant;
  /** The session allows nothing else until the password is changed. */
  readonly mustChange: boolean;
}

export function selectLiveSession(tx: Tx, token: Buffer): Promise<LiveSession | undefined> {
  return tx.row(sql`
    select id as "sessionId", player_id as "playerId", last_seen_at as "lastSeenAt",
      must_change as "mustChange"
    from player_session
    where token_hash = ${token}
      and ${LIVE}
      and not exists (
        select from player_login
        where player_login.player_id = player_session.player_id and barred_until > now()
      )`);
}

/** Whether a session is still valid. Asking does not keep it alive. */
export async function isSessionLive(tx: Tx, sessionId: bigint): Promise<boolean> {
  return (
    (await tx.row(sql`select id from player_session where id = ${sessionId} and ${LIVE}`)) !==
    undefined
  );
}

/**
 * Whether a session is still valid, and if so locks it until the caller's transaction ends.
 */
export async function holdSession(tx: Tx, sessionId: bigint): Promise<boolean> {
  return (
    (await tx.row(
      sql`select id from player_session where id = ${sessionId} and ${LIVE} for share`,
    )) !== undefined
  );
}

export async function touchSession(tx: Tx, sessionId: bigint): Promise<void> {
  await tx.run(
    sql`update player_session set last_seen_at = now() where id = ${sessionId} and ${LIVE}`,
  );
}

/** Ends a session, and forgets the browser it came from. */
export async function revokeSession(tx: Tx, sessionId: bigint): Promise<void> {
  await revoke(tx, sql`id = ${sessionId}`);
}

/** Ends every session of a player but one, and forgets every other browser. */
/** Ends the session of a token. */
export async function revokeByToken(tx: Tx, token: Buffer): Promise<void> {
  await tx.run(sql`
    update player_session set revoked_at = now()
    where token_hash = ${token} and revoked_at is null`);
}

export async function revokeOtherSessions(
  tx: Tx,
  playerId: bigint,
  sessionId: bigint,
): Promise<void> {
  await tx.run(sql`
    update player_session set revoked_at = now()
    where player_id = ${playerId} and id <> ${sessionId} and revoked_at is null`);
  await tx.run(sql`
    update remembered_browser set ended_at = now()
    where player_id = ${playerId}
      and ended_at is null
      and family is distinct from (select family from player_session where id = ${sessionId})`);
}

/** Ends one sign-in of this player, never another's; false when there is no such live one. */
export async function revokeOwnSession(
  tx: Tx,
  playerId: bigint,
  sessionId: bigint,
): Promise<boolean> {
  return (await revoke(tx, sql`id = ${sessionId} and player_id = ${playerId} and ${LIVE}`)) === 1;
}

async function revoke(tx: Tx, which: ReturnType<typeof sql>): Promise<number> {
  const ended = await tx.rows<{ family: string | null }>(sql`
    update player_session set revoked_at = now()
    where ${which} and revoked_at is null
    returning family`);
  const families = ended.flatMap(({ family }) => (family === null ? [] : [family]));
  await tx.run(sql`
    update remembered_browser set ended_at = now()
    where family = any (${families}::uuid[]) and ended_at is null`);
  return ended.length;
}

/** After a password change: the session is unlocked, and no browser is remembered any more. */
export async function endPasswordChange(tx: Tx, playerId: bigint): Promise<void> {
  await tx.run(sql`
    update player_session set must_change = false where player_id = ${playerId} and must_change`);
  await tx.run(sql`
    update remembered_browser set ended_at = now()
    where player_id = ${playerId} and ended_at is null`);
}

export interface SessionInfo extends Origin {
  readonly id: bigint;
  readonly createdAt: Temporal.Instant;
  readonly lastSeenAt: Temporal.Instant;
}

/** Where a player is signed in, latest first. */
export function selectSessions(tx: Tx, playerId: bigint): Promise<SessionInfo[]> {
  return tx.rows(sql`
    select id, ip, user_agent as "userAgent", created_at as "createdAt",
      last_seen_at as "lastSeenAt"
    from player_session
    where player_id = ${playerId} and ${LIVE}
    order by last_seen_at desc limit 20`);
}

/** A player's past sign-ins, latest first: one page, and their count. */
export async function pageSignIns(
  tx: Tx,
  playerId: bigint,
  pageNo: number,
  size: number,
): Promise<{ signIns: SessionInfo[]; total: number }> {
  const signIns = await tx.rows<SessionInfo>(sql`
    select id, ip, user_agent as "userAgent", created_at as "createdAt",
      last_seen_at as "lastSeenAt"
    from player_session
    where player_id = ${playerId}
    order by id desc limit ${size} offset ${(pageNo - 1) * size}`);
  const count = await tx.row<{ n: bigint }>(
    sql`select count(*) as n from player_session where player_id = ${playerId}`,
  );
  return { signIns, total: Number(count?.n ?? 0n) };
}

export async function selectLastLogin(tx: Tx, playerId: bigint): Promise<Temporal.Instant | null> {
  return (
    (
      await tx.row<{ at: Temporal.Instant | null }>(
        sql`select last_login_at as at from player_login where player_id = ${playerId}`,
      )
    )?.at ?? null
  );
}
