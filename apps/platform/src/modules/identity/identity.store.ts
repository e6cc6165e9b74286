import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Player } from "../players/index.ts";
import type { Origin } from "./identity.ts";

/** A session ends after two idle hours, and after a day in any case. */
const LIVE = sql`revoked_at is null and last_seen_at > now() - interval '2 hours' and created_at > now() - interval '24 hours'`;

/** What a login begins with. `mobile` is in E.164; `initial` says that staff chose the password. */
export interface NewLogin {
  readonly passwordHash: string;
  /** Whether anybody knows the password: an account by number or by another provider begins with a random one. */
  readonly hasPassword?: boolean;
  readonly paymentHash?: string | undefined;
  readonly mobile?: string | undefined;
  readonly initial?: boolean;
  /** What the first-login action asks for is there already. */
  readonly firstLoginDone?: boolean;
}

/** Gives a player a login. */
export async function insertLogin(
  tx: Tx,
  player: Pick<Player, "id" | "brandId">,
  login: NewLogin,
): Promise<void> {
  const {
    passwordHash,
    hasPassword = true,
    paymentHash = null,
    mobile = null,
    initial = false,
    firstLoginDone = false,
  } = login;
  await tx.run(sql`
    insert into player_login (player_id, brand_id, password_hash, has_password, payment_hash, mobile, password_initial, first_login_done)
    values (${player.id}, ${player.brandId}, ${passwordHash}, ${hasPassword}, ${paymentHash}, ${mobile}, ${initial}, ${firstLoginDone})`);
}

/** Those who want the same number at a brand take turns until the transaction ends. */
export async function lockMobile(tx: Tx, brandId: bigint, mobile: string): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`mobile ${brandId} ${mobile}`}, 0))`,
  );
}

/** Who signs in with a number (E.164) at a brand. */
export async function loginByMobile(
  tx: Tx,
  brandId: bigint,
  mobile: string,
): Promise<bigint | undefined> {
  return (
    await tx.row<{ id: bigint }>(
      sql`select player_id as id from player_login where brand_id = ${brandId} and mobile = ${mobile}`,
    )
  )?.id;
}

export async function selectPasswordHash(tx: Tx, playerId: bigint): Promise<string | undefined> {
  return (
    await tx.row<{ hash: string }>(
      sql`select password_hash as hash from player_login where player_id = ${playerId}`,
    )
  )?.hash;
}

/** The hash of one of a player's secrets; undefined where it was never set. */
export async function selectSecretHash(
  tx: Tx,
  playerId: bigint,
  secret: "login" | "payment",
): Promise<string | undefined> {
  const row = await tx.row<{ login: string; payment: string | null }>(
    sql`select password_hash as login, payment_hash as payment from player_login where player_id = ${playerId}`,
  );
  return row?.[secret] ?? undefined;
}

/** Puts a new hash in the place of the one that was checked; false when that one is no longer there. */
export async function replacePasswordHash(
  tx: Tx,
  playerId: bigint,
  checked: string,
  fresh: string,
): Promise<boolean> {
  return (
    (await tx.run(
      sql`update player_login set password_hash = ${fresh}, has_password = true, password_changed_at = now(), password_initial = false where player_id = ${playerId} and password_hash = ${checked}`,
    )) === 1
  );
}

/** Puts a hash that staff chose in the place of a player's own: it has to be changed at the next sign-in. False for a player who can't sign in at all. */
export async function writeInitialPassword(
  tx: Tx,
  playerId: bigint,
  hash: string,
): Promise<boolean> {
  return (
    (await tx.run(
      sql`update player_login set password_hash = ${hash}, has_password = true, password_changed_at = now(), password_initial = true where player_id = ${playerId}`,
    )) === 1
  );
}

/** What is kept of a login to check who comes. */
export interface StoredLogin {
  readonly passwordHash: string;
  readonly passwordInitial: boolean;
  readonly passwordAgeDays: number;
  readonly firstLoginDone: boolean;
}

export function selectLogin(tx: Tx, playerId: bigint): Promise<StoredLogin | undefined> {
  return tx.row(sql`
    select password_hash as "passwordHash", password_initial as "passwordInitial", first_login_done as "firstLoginDone",
      floor(extract(epoch from now() - password_changed_at) / 86400)::int as "passwordAgeDays"
    from player_login where player_id = ${playerId}`);
}

/** What a session is besides a player's. `family` is the remembered browser it came of. */
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
  /** Nothing works in it until its password is changed. */
  readonly mustChange: boolean;
}

export function selectLiveSession(tx: Tx, token: Buffer): Promise<LiveSession | undefined> {
  return tx.row(sql`
    select id as "sessionId", player_id as "playerId", last_seen_at as "lastSeenAt", must_change as "mustChange"
    from player_session where token_hash = ${token} and ${LIVE}`);
}

/** Whether a session still counts. Asking does not keep it alive. */
export async function isSessionLive(tx: Tx, sessionId: bigint): Promise<boolean> {
  return (
    (await tx.row(sql`select id from player_session where id = ${sessionId} and ${LIVE}`)) !==
    undefined
  );
}

/** Whether a session still counts, and if so keeps it from ending before the caller's transaction does. */
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

/** Ends a session, and forgets the browser it came of. */
export async function revokeSession(tx: Tx, sessionId: bigint): Promise<void> {
  await revoke(tx, sql`id = ${sessionId}`);
}

/** Ends every sign-in of a player but one, and forgets every browser but the one that came of. */
export async function revokeOtherSessions(
  tx: Tx,
  playerId: bigint,
  sessionId: bigint,
): Promise<void> {
  await tx.run(
    sql`update player_session set revoked_at = now() where player_id = ${playerId} and id <> ${sessionId} and revoked_at is null`,
  );
  await tx.run(sql`
    update remembered_browser set ended_at = now() where player_id = ${playerId} and ended_at is null
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
  const ended = await tx.rows<{ family: string | null }>(
    sql`update player_session set revoked_at = now() where ${which} and revoked_at is null returning family`,
  );
  const families = ended.flatMap(({ family }) => (family === null ? [] : [family]));
  await tx.run(
    sql`update remembered_browser set ended_at = now() where family = any (${families}::uuid[]) and ended_at is null`,
  );
  return ended.length;
}

/** A changed password: what waited for it works again, and no browser is remembered any more. */
export async function endPasswordChange(tx: Tx, playerId: bigint): Promise<void> {
  await tx.run(
    sql`update player_session set must_change = false where player_id = ${playerId} and must_change`,
  );
  await tx.run(
    sql`update remembered_browser set ended_at = now() where player_id = ${playerId} and ended_at is null`,
  );
}

export interface SessionInfo extends Origin {
  readonly id: bigint;
  readonly createdAt: Temporal.Instant;
  readonly lastSeenAt: Temporal.Instant;
}

/** Where a player is signed in, latest first. */
export function selectSessions(tx: Tx, playerId: bigint): Promise<SessionInfo[]> {
  return tx.rows(sql`
    select id, ip, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt" from player_session
    where player_id = ${playerId} and ${LIVE} order by last_seen_at desc limit 20`);
}

/** Sign-ins of a player that ever were, latest first: one page, and how many there are. */
export async function pageSignIns(
  tx: Tx,
  playerId: bigint,
  pageNo: number,
  size: number,
): Promise<{ signIns: SessionInfo[]; total: number }> {
  const signIns = await tx.rows<SessionInfo>(sql`
    select id, ip, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt" from player_session
    where player_id = ${playerId} order by id desc limit ${size} offset ${(pageNo - 1) * size}`);
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
