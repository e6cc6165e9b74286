import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Player } from "../players/index.ts";

/** A new login. `mobile` is in E.164; `initial` means that staff chose the password. */
export interface NewLogin {
  readonly passwordHash: string;
  /**
   * Whether anyone knows the password: an account opened by number or by a provider starts with a
   * random one.
   */
  readonly hasPassword?: boolean;
  readonly paymentHash?: string | undefined;
  readonly mobile?: string | undefined;
  readonly initial?: boolean;
  /** The first-login action is already done. */
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
    insert into player_login (
      player_id, brand_id, password_hash, has_password, payment_hash, mobile, password_initial,
      first_login_done
    )
    values (
      ${player.id}, ${player.brandId}, ${passwordHash}, ${hasPassword}, ${paymentHash}, ${mobile},
      ${initial}, ${firstLoginDone}
    )`);
}

/** Concurrent claims of a number at a brand run one after the other until the transaction ends. */
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
    await tx.row<{ id: bigint }>(sql`
      select player_id as id from player_login where brand_id = ${brandId} and mobile = ${mobile}`)
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
  const row = await tx.row<{ login: string; payment: string | null }>(sql`
    select password_hash as login, payment_hash as payment
    from player_login
    where player_id = ${playerId}`);
  return row?.[secret] ?? undefined;
}

/**
 * Replaces the hash that was checked; false when it has changed since.
 */
export async function replacePasswordHash(
  tx: Tx,
  playerId: bigint,
  checked: string,
  fresh: string,
): Promise<boolean> {
  return (
    (await tx.run(sql`
      update player_login
      set password_hash = ${fresh},
        has_password = true,
        password_changed_at = now(),
        password_initial = false
      where player_id = ${playerId} and password_hash = ${checked}`)) === 1
  );
}

/**
 * Replaces a player's hash with one chosen by staff, to be changed at the next sign-in. False for a
 * player who can't sign in at all.
 */
export async function writeInitialPassword(
  tx: Tx,
  playerId: bigint,
  hash: string,
): Promise<boolean> {
  return (
    (await tx.run(sql`
      update player_login
      set password_hash = ${hash},
        has_password = true,
        password_changed_at = now(),
        password_initial = true
      where player_id = ${playerId}`)) === 1
  );
}

/** What is needed of a login to check a sign-in. */
export interface StoredLogin {
  readonly passwordHash: string;
  readonly passwordInitial: boolean;
  readonly passwordAgeDays: number;
  readonly firstLoginDone: boolean;
}

export function selectLogin(tx: Tx, playerId: bigint): Promise<StoredLogin | undefined> {
  return tx.row(sql`
    select password_hash as "passwordHash", password_initial as "passwordInitial",
      first_login_done as "firstLoginDone",
      floor(extract(epoch from now() - password_changed_at) / 86400)::int as "passwordAgeDays"
    from player_login
    where player_id = ${playerId}`);
}
