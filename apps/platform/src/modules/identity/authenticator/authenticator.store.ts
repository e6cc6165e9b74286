import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Minutes in which the first code of a new authenticator has to come. */
const SETUP_MINUTES = 15;

/** What a player has of an authenticator. */
export interface AuthenticatorState {
  /** Since when it is asked for; null while it is not. */
  readonly since: Temporal.Instant | null;
  readonly recoveryCodesLeft: number;
}

/** Whether a player's authenticator is asked for, and how many recovery codes are left. */
export async function selectAuthenticator(tx: Tx, player: bigint): Promise<AuthenticatorState> {
  const row = await tx.row<AuthenticatorState>(sql`
    select a.confirmed_at as since,
      count(r.hash) filter (where r.used_at is null)::int as "recoveryCodesLeft"
    from player_authenticator a
    left join recovery_code r on r.player_id = a.player_id
    where a.player_id = ${player} and a.confirmed_at is not null
    group by a.player_id`);
  return row ?? { since: null, recoveryCodesLeft: 0 };
}

/** Whether a player's authenticator is asked for. */
export async function hasAuthenticator(tx: Tx, player: bigint): Promise<boolean> {
  const on = sql`player_id = ${player} and confirmed_at is not null`;
  return (await tx.row(sql`select 1 from player_authenticator where ${on}`)) !== undefined;
}

/** The sealed secret that is asked for. */
export async function selectSecret(tx: Tx, player: bigint): Promise<Buffer | undefined> {
  const row = await tx.row<{ sealed: Buffer }>(sql`
    select sealed_secret as sealed from player_authenticator
    where player_id = ${player} and confirmed_at is not null`);
  return row?.sealed;
}

/** The sealed secret that waits for its first code, not for too long. */
export async function selectPending(tx: Tx, player: bigint): Promise<Buffer | undefined> {
  const row = await tx.row<{ sealed: Buffer }>(sql`
    select sealed_secret as sealed from player_authenticator
    where player_id = ${player}
      and confirmed_at is null
      and made_at > now() - make_interval(mins => ${SETUP_MINUTES})`);
  return row?.sealed;
}

/** Keeps a secret until its first code comes, in place of an earlier one; false with one on. */
export async function writePending(tx: Tx, player: bigint, sealed: Buffer): Promise<boolean> {
  const written = await tx.run(sql`
    insert into player_authenticator (player_id, sealed_secret) values (${player}, ${sealed})
    on conflict (player_id) do update set sealed_secret = ${sealed}, made_at = now()
    where player_authenticator.confirmed_at is null`);
  return written === 1;
}

/** Has the secret that waited asked for; false when another took its place. */
export async function confirmPending(
  tx: Tx,
  player: bigint,
  sealed: Buffer,
  step: bigint,
): Promise<boolean> {
  const confirmed = await tx.run(sql`
    update player_authenticator set confirmed_at = now(), last_step = ${step}
    where player_id = ${player} and sealed_secret = ${sealed} and confirmed_at is null`);
  return confirmed === 1;
}

/** Whether the code of a time step, and of every later one, was not taken yet. */
export async function isStepFree(
  tx: Tx,
  player: bigint,
  sealed: Buffer,
  step: bigint,
): Promise<boolean> {
  const free = await tx.row(sql`
    select from player_authenticator
    where player_id = ${player}
      and sealed_secret = ${sealed}
      and confirmed_at is not null
      and last_step < ${step}`);
  return free !== undefined;
}

/** Takes the code of a time step; false when it, or a later one, was taken before. */
export async function takeStep(
  tx: Tx,
  player: bigint,
  sealed: Buffer,
  step: bigint,
): Promise<boolean> {
  const taken = await tx.run(sql`
    update player_authenticator set last_step = ${step}
    where player_id = ${player}
      and sealed_secret = ${sealed}
      and confirmed_at is not null
      and last_step < ${step}`);
  return taken === 1;
}

/** Whether it is a recovery code of a player's that was not used yet. */
export async function isRecoveryCodeFree(tx: Tx, player: bigint, hash: Buffer): Promise<boolean> {
  const free = await tx.row(sql`
    select from recovery_code
    where player_id = ${player} and hash = ${hash} and used_at is null`);
  return free !== undefined;
}

/** Takes a recovery code, once. */
export async function takeRecoveryCode(tx: Tx, player: bigint, hash: Buffer): Promise<boolean> {
  const taken = await tx.run(sql`
    update recovery_code set used_at = now()
    where player_id = ${player} and hash = ${hash} and used_at is null`);
  return taken === 1;
}

/** Replaces all recovery codes of a player; false without an authenticator that is on. */
export async function replaceRecoveryCodes(
  tx: Tx,
  player: bigint,
  hashes: readonly Buffer[],
): Promise<boolean> {
  const on = await tx.row(sql`
    select from player_authenticator
    where player_id = ${player} and confirmed_at is not null
    for update`);
  if (!on) return false;
  await tx.run(sql`delete from recovery_code where player_id = ${player}`);
  await tx.run(sql`
    insert into recovery_code (player_id, hash)
    select ${player}, unnest(${[...hashes]}::bytea[])`);
  return true;
}

/** Forgets a player's authenticator and its recovery codes; whether it was on. */
export async function deleteAuthenticator(tx: Tx, player: bigint): Promise<boolean> {
  const on = await tx.row(sql`
    delete from player_authenticator
    where player_id = ${player} and confirmed_at is not null
    returning player_id`);
  return on !== undefined;
}

/** Forgets secrets whose first code never came. */
export async function deleteOldPending(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from player_authenticator
    where confirmed_at is null and made_at < now() - interval '1 day'`);
}
