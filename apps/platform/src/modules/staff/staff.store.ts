import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { placeOf } from "../../http/visitors/place-of.ts";
import type { Staff } from "./staff.ts";

const STAFF = sql`
  staff.id, staff.public_id as "publicId", staff.brand_id as "brandId", staff.username,
  staff.password_hash as "passwordHash", staff.active, staff.sealed_totp as "sealedTotp",
  staff.totp_step as "totpStep", staff.last_login_at as "lastLoginAt",
  staff.trusted_from <= now() as trusted, staff.must_change_password as "mustChangePassword",
  coalesce(staff.password_expires_at <= now(), false) as "passwordExpired",
  (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'publicId', role.public_id, 'name', role.name, 'system', role.system, 'permissions',
          role.permissions
        ) order by lower(role.name)
      ),
      '[]'
    )
    from staff_role
    join role on role.id = staff_role.role_id
    where staff_role.staff_id = staff.id
  ) as roles`;
/**
 * How long a new colleague, or one whose authenticator or rights were changed, does not count as a
 * second person.
 */
const SETTLING_IN = sql`interval '24 hours'`;
/** How long a password chosen by another person can be used to set an own one. */
const FIRST_PASSWORD = sql`interval '72 hours'`;
/** A session ends after an idle hour, and after twelve hours in any case. */
const LIVE = sql`
  session.revoked_at is null
  and session.last_seen_at > now() - interval '1 hour'
  and session.created_at > now() - interval '12 hours'`;

export function selectStaffByName(tx: Tx, username: string): Promise<Staff | undefined> {
  return tx.row(sql`select ${STAFF} from staff where lower(username) = lower(${username})`);
}

/** A member of staff of a brand (null for any), locked until the transaction ends. */
export function lockStaff(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Staff | undefined> {
  return tx.row(sql`
    select ${STAFF} from staff
    where public_id = ${publicId} and (${brandId}::bigint is null or brand_id = ${brandId})
    for update`);
}

/** A member of staff whom nobody may change until the transaction ends. */
export async function holdStaff(tx: Tx, id: bigint): Promise<Staff | undefined> {
  // Locked by a statement of its own: the roles that the next one reads are those after the wait.
  await tx.run(sql`select from staff where id = ${id} for share`);
  return tx.row(sql`select ${STAFF} from staff where id = ${id}`);
}

/**
 * Locks who may change staff, and then a member of staff, until the transaction ends. Changes of
 * staff come one after the other: each looks at several people, and holds them.
 */
export async function holdToChange(tx: Tx, publicId: string): Promise<void> {
  await holdOwners(tx);
  await lockStaff(tx, publicId, null);
}

/** Whether any brand has staff. */
export async function selectHasStaff(tx: Tx): Promise<boolean> {
  return (await tx.row(sql`select 1 from staff limit 1`)) !== undefined;
}

/** The staff of a brand, or everyone for null. */
export function selectAllStaff(tx: Tx, brandId: bigint | null): Promise<Staff[]> {
  return tx.rows(sql`
    select ${STAFF} from staff
    where ${brandId}::bigint is null or brand_id = ${brandId}
    order by lower(username)`);
}

export type NewStaff = Pick<
  Staff,
  "publicId" | "brandId" | "username" | "passwordHash" | "trusted" | "mustChangePassword"
>;

/** Adds a member of staff without any role; undefined when the name is taken. */
export function insertStaff(tx: Tx, staff: NewStaff): Promise<{ id: bigint } | undefined> {
  const { publicId, brandId, username, passwordHash, trusted, mustChangePassword } = staff;
  return tx.row(sql`
    insert into staff (
      public_id, brand_id, username, password_hash, trusted_from, must_change_password,
      password_expires_at
    )
    values (
      ${publicId}, ${brandId}, ${username}, ${passwordHash},
      case when ${trusted} then now() else now() + ${SETTLING_IN} end, ${mustChangePassword},
      case when ${mustChangePassword} then now() + ${FIRST_PASSWORD} end
    )
    on conflict (lower(username)) do nothing
    returning id`);
}

export async function updateActive(tx: Tx, id: bigint, active: boolean): Promise<void> {
  await tx.run(sql`update staff set active = ${active} where id = ${id}`);
  if (!active) await revokeSessionsOf(tx, id);
}

/** Removes a person's authenticator, with every full and pending session. */
export async function resetTotp(tx: Tx, id: bigint): Promise<void> {
  await updateTotp(tx, id, null);
  await distrust(tx, id);
  await revokeSessionsOf(tx, id);
}

/** From now on they do not count as a second person for a day. */
export async function distrust(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update staff set trusted_from = now() + ${SETTLING_IN} where id = ${id}`);
}

async function revokeSessionsOf(tx: Tx, id: bigint): Promise<void> {
  await tx.run(
    sql`update staff_session set revoked_at = now() where staff_id = ${id} and revoked_at is null`,
  );
}

export async function updateTotp(tx: Tx, id: bigint, sealed: Buffer | null): Promise<void> {
  await tx.run(sql`update staff set sealed_totp = ${sealed}, totp_step = 0 where id = ${id}`);
}

/** Marks a time step as used; false when it or a later one was already used. */
export async function useTotpStep(tx: Tx, id: bigint, step: bigint): Promise<boolean> {
  return (
    (await tx.run(
      sql`update staff set totp_step = ${step} where id = ${id} and totp_step < ${step}`,
    )) === 1
  );
}

export async function insertStaffSession(
  tx: Tx,
  staffId: bigint,
  token: Buffer,
  pendingTotp: Buffer | null,
  ip: string,
): Promise<void> {
  await tx.run(sql`
    insert into staff_session (token_hash, staff_id, pending_totp, ip, place)
    values (${token}, ${staffId}, ${pendingTotp}, ${ip}, ${placeOf(ip)})`);
  if (!pendingTotp) await tx.run(sql`update staff set last_login_at = now() where id = ${staffId}`);
}

export interface StaffSession {
  readonly sessionId: bigint;
  readonly pendingTotp: Buffer | null;
  readonly ip: string | null;
  readonly staff: Staff;
}

/** The live session of a token, even if its code is still pending. */
export async function selectStaffSession(tx: Tx, token: Buffer): Promise<StaffSession | undefined> {
  const row = await tx.row<Staff & Omit<StaffSession, "staff">>(sql`
    update staff_session session set last_seen_at = now()
    from staff
    where session.token_hash = ${token} and staff.id = session.staff_id and staff.active and ${LIVE}
    returning session.id as "sessionId", session.pending_totp as "pendingTotp", session.ip,
      ${STAFF}`);
  if (!row) return undefined;
  const { sessionId, pendingTotp, ip, ...staff } = row;
  return { sessionId, pendingTotp, ip, staff };
}

/** The first code was right: the session becomes a full one. */
export async function completeSession(tx: Tx, sessionId: bigint, staffId: bigint): Promise<void> {
  await tx.run(sql`update staff_session set pending_totp = null where id = ${sessionId}`);
  await tx.run(sql`update staff set last_login_at = now() where id = ${staffId}`);
}

/** Ends the session of a token; returns its owner, undefined when there was none. */
export function revokeStaffSession(
  tx: Tx,
  token: Buffer,
): Promise<Pick<Staff, "publicId" | "brandId" | "username"> | undefined> {
  return tx.row(sql`
    update staff_session session set revoked_at = now()
    from staff
    where session.token_hash = ${token}
      and session.revoked_at is null
      and staff.id = session.staff_id
    returning staff.public_id as "publicId", staff.brand_id as "brandId", staff.username`);
}

/** Sets a password that must be changed, and ends every session. */
export async function giveFirstPassword(tx: Tx, id: bigint, hash: string): Promise<void> {
  await tx.run(sql`
    update staff
    set password_hash = ${hash},
      must_change_password = true,
      password_expires_at = now() + ${FIRST_PASSWORD}
    where id = ${id}`);
  await revokeSessionsOf(tx, id);
}

/** False when the name is taken. */
export async function renameStaff(tx: Tx, id: bigint, username: string): Promise<boolean> {
  const renamed = await tx.run(sql`
    update staff set username = ${username}
    where id = ${id}
      and not exists (
        select from staff other
        where lower(other.username) = lower(${username}) and other.id <> ${id}
      )`);
  return renamed === 1;
}

/** Locks the set of owners until the transaction ends. */
export async function holdOwners(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('staff owners', 0))`);
}

/**
 * Replaces the hash that was checked; false when it has changed since.
 */
export async function replaceStaffPassword(
  tx: Tx,
  staffId: bigint,
  checked: string,
  fresh: string,
): Promise<boolean> {
  return (
    (await tx.run(sql`
      update staff
      set password_hash = ${fresh}, must_change_password = false, password_expires_at = null
      where id = ${staffId} and password_hash = ${checked}`)) === 1
  );
}

/** Ends every session of a member of staff but one. */
export async function revokeOtherStaffSessions(
  tx: Tx,
  staffId: bigint,
  sessionId: bigint,
): Promise<void> {
  await tx.run(sql`
    update staff_session set revoked_at = now()
    where staff_id = ${staffId} and id <> ${sessionId} and revoked_at is null`);
}
