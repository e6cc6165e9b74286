import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A passkey as it is checked. */
export interface Passkey {
  readonly id: bigint;
  readonly playerId: bigint;
  /** The host it is of. */
  readonly rpId: string;
  /** Base64url. */
  readonly credentialId: string;
  readonly publicKey: Buffer;
  /** How often its device says it was used; 0 from devices that don't count. */
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A passkey as its owner sees it. */
export interface NamedPasskey {
  readonly id: bigint;
  readonly name: string;
  readonly rpId: string;
  readonly addedAt: Temporal.Instant;
  readonly usedAt: Temporal.Instant | null;
}

const CHECKED = sql`
  id, player_id as "playerId", rp_id as "rpId", credential_id as "credentialId",
  public_key as "publicKey", counter::float8 as counter, transports`;

/** Locks a player's passkeys until the transaction ends: one change at a time. */
export async function lockPasskeys(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`select from player_login where player_id = ${player} for update`);
}

/** A player's passkeys, the oldest first. */
export function selectPasskeys(tx: Tx, player: bigint): Promise<NamedPasskey[]> {
  return tx.rows(sql`
    select id, name, rp_id as "rpId", added_at as "addedAt", used_at as "usedAt" from passkey
    where player_id = ${player}
    order by id`);
}

/** A player's passkeys of a host, as they are checked. */
export function selectChecked(tx: Tx, player: bigint, rpId: string): Promise<Passkey[]> {
  return tx.rows(sql`
    select ${CHECKED} from passkey
    where player_id = ${player} and rp_id = ${rpId}
    order by id`);
}

/** A passkey by the id its device has for it. */
export function selectByCredential(tx: Tx, credentialId: string): Promise<Passkey | undefined> {
  return tx.row(sql`select ${CHECKED} from passkey where credential_id = ${credentialId}`);
}

/** Adds a passkey; false when a player has it already. */
export async function insertPasskey(
  tx: Tx,
  passkey: Omit<Passkey, "id"> & { readonly name: string },
): Promise<boolean> {
  const { playerId, rpId, credentialId, publicKey, counter, transports, name } = passkey;
  return (
    (await tx.run(sql`
      insert into passkey (player_id, rp_id, credential_id, public_key, counter, transports, name)
      values (
        ${playerId}, ${rpId}, ${credentialId}, ${publicKey}, ${counter},
        ${[...transports]}::text[], ${name}
      )
      on conflict (credential_id) do nothing`)) === 1
  );
}

/** Notes a use; false when its counter is no longer the one that was checked. */
export async function updateUsed(
  tx: Tx,
  { id, counter }: Pick<Passkey, "id" | "counter">,
  newCounter: number,
): Promise<boolean> {
  return (
    (await tx.run(sql`
      update passkey set counter = ${newCounter}, used_at = now()
      where id = ${id} and counter = ${counter}`)) === 1
  );
}

/** Names a passkey of a player; false when there is no such one. */
export async function updateName(
  tx: Tx,
  player: bigint,
  id: bigint,
  name: string,
): Promise<boolean> {
  return (
    (await tx.run(sql`
      update passkey set name = ${name} where id = ${id} and player_id = ${player}`)) === 1
  );
}

/** Removes a passkey of a player, and with the last one that a password asks for one. */
export async function deletePasskey(tx: Tx, player: bigint, id: bigint): Promise<boolean> {
  const removed = await tx.run(sql`delete from passkey where id = ${id} and player_id = ${player}`);
  await tx.run(sql`
    update player_login set asks_passkey = false
    where player_id = ${player}
      and asks_passkey
      and not exists (select from passkey where player_id = ${player})`);
  return removed === 1;
}

/** Removes every passkey of a player, and what was asked of one; whether there were any. */
export async function deletePasskeys(tx: Tx, player: bigint): Promise<boolean> {
  const removed = await tx.run(sql`delete from passkey where player_id = ${player}`);
  await tx.run(sql`delete from passkey_challenge where player_id = ${player}`);
  await tx.run(sql`
    update player_login set asks_passkey = false where player_id = ${player} and asks_passkey`);
  return removed > 0;
}

/** Whether a player's password alone is not enough to sign in. */
export async function selectAsksPasskey(tx: Tx, player: bigint): Promise<boolean> {
  const row = await tx.row<{ asks: boolean }>(sql`
    select asks_passkey as asks from player_login where player_id = ${player}`);
  return row?.asks ?? false;
}

/** Sets it; false without a passkey of the host where it is set: the player would be shut out. */
export async function updateAsksPasskey(
  tx: Tx,
  player: bigint,
  rpId: string,
  asks: boolean,
): Promise<boolean> {
  const has = sql`exists (select from passkey where player_id = ${player} and rp_id = ${rpId})`;
  const changed = await tx.run(sql`
    update player_login set asks_passkey = ${asks}
    where player_id = ${player} and (not ${asks}::boolean or ${has})`);
  return changed === 1;
}

/** What a challenge was made for. */
export interface Challenge {
  readonly purpose: "add" | "sign-in" | "second-factor" | "proof";
  readonly rpId: string;
  /** Null where anyone may sign in. */
  readonly playerId: bigint | null;
}

export async function insertChallenge(
  tx: Tx,
  challenge: string,
  { purpose, rpId, playerId }: Challenge,
): Promise<void> {
  await tx.run(sql`
    insert into passkey_challenge (challenge, purpose, rp_id, player_id)
    values (${challenge}, ${purpose}, ${rpId}, ${playerId})`);
}

/** Uses a challenge up; false when it was made for something else, used before, or is too old. */
export async function useChallenge(
  tx: Tx,
  challenge: string,
  { purpose, rpId, playerId }: Challenge,
): Promise<boolean> {
  return (
    (await tx.run(sql`
      delete from passkey_challenge
      where challenge = ${challenge}
        and purpose = ${purpose}
        and rp_id = ${rpId}
        and player_id is not distinct from ${playerId}::int8
        and made_at > now() - interval '5 minutes'`)) === 1
  );
}

export async function deleteOldChallenges(tx: Tx): Promise<void> {
  await tx.run(sql`delete from passkey_challenge where made_at < now() - interval '1 hour'`);
}
