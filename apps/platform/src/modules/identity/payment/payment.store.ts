import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { PaymentChange } from "./payment.ts";

/** Which passwords a player has. */
export interface PasswordsSet {
  readonly payment: boolean;
  readonly login: boolean;
}

/** Which passwords a player has; neither for an account without a login. */
export async function selectPasswordsSet(tx: Tx, playerId: bigint): Promise<PasswordsSet> {
  const row = await tx.row<PasswordsSet>(sql`
    select payment_hash is not null as payment, has_password as login
    from player_login
    where player_id = ${playerId}`);
  return row ?? { payment: false, login: false };
}

/** A new payment password's hash, null for none, replacing the one that was read. */
export interface PaymentPasswordChange {
  readonly before: string | null;
  readonly after: string | null;
  readonly how: PaymentChange;
  /** The player's place; null for staff. */
  readonly place: string | null;
}

/** Replaces a payment password and records how; false when another change came first. */
export async function writePaymentPassword(
  tx: Tx,
  playerId: bigint,
  { before, after, how, place }: PaymentPasswordChange,
): Promise<boolean> {
  const changed = await tx.run(sql`
    update player_login set payment_hash = ${after}
    where player_id = ${playerId} and payment_hash is not distinct from ${before}::text`);
  if (changed === 1)
    await tx.run(sql`
      insert into payment_password_change (player_id, how, place)
      values (${playerId}, ${how}, ${place})`);
  return changed === 1;
}

/** The brand of a player's login; undefined for an account without one. */
export async function brandOfLogin(tx: Tx, playerId: bigint): Promise<bigint | undefined> {
  const row = await tx.row<{ brandId: bigint }>(sql`
    select brand_id as "brandId" from player_login where player_id = ${playerId}`);
  return row?.brandId;
}

/** No withdrawal until so many hours after a time, or after now; a longer wait stays. */
export async function updateWithdrawalsFrom(
  tx: Tx,
  playerId: bigint,
  hours: number,
  since?: Temporal.Instant,
): Promise<void> {
  await tx.run(sql`
    update player_login
    set withdrawals_from = greatest(
        withdrawals_from,
        coalesce(${since ?? null}::timestamptz, now()) + make_interval(hours => ${hours})
      )
    where player_id = ${playerId}`);
}

/** When withdrawals are possible again; null when they are now. */
export async function selectWithdrawalsFrom(
  tx: Tx,
  playerId: bigint,
): Promise<Temporal.Instant | null> {
  const row = await tx.row<{ from: Temporal.Instant }>(sql`
    select withdrawals_from as "from" from player_login
    where player_id = ${playerId} and withdrawals_from > now()`);
  return row?.from ?? null;
}

/** The latest changes of a payment password, newest first. */
export function selectPaymentChanges(
  tx: Tx,
  playerId: bigint,
  limit: number,
): Promise<
  { readonly how: PaymentChange; readonly place: string | null; readonly at: Temporal.Instant }[]
> {
  return tx.rows(sql`
    select how, place, at from payment_password_change
    where player_id = ${playerId}
    order by id desc limit ${limit}`);
}

/** The owner has shown that they know a password to sign in with. */
export async function markHasPassword(tx: Tx, playerId: bigint): Promise<void> {
  await tx.run(sql`
    update player_login set has_password = true
    where player_id = ${playerId} and not has_password`);
}
