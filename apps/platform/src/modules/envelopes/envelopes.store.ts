import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { GRACE_HOURS, KEY_HOURS, TRAVEL_MINUTES, type PublicKey } from "./envelopes.ts";

export interface StoredKey {
  readonly id: string;
  readonly publicJwk: Omit<PublicKey, "kid">;
  readonly sealedPrivateJwk: Buffer;
}

const KEY = sql`id, public_jwk as "publicJwk", sealed_private_jwk as "sealedPrivateJwk"`;

/** The current key; undefined when the newest one is too old. */
export function selectNewestKey(tx: Tx): Promise<StoredKey | undefined> {
  return tx.row(sql`
    select ${KEY} from envelope_key
    where made_at > now() - make_interval(hours => ${KEY_HOURS})
    order by made_at desc limit 1`);
}

/** A key that can still open envelopes. */
export function selectKey(tx: Tx, id: string): Promise<StoredKey | undefined> {
  return tx.row(sql`
    select ${KEY} from envelope_key
    where id = ${id} and made_at > now() - make_interval(hours => ${KEY_HOURS + GRACE_HOURS})`);
}

/** One process makes a new key, the others wait for it. */
export async function lockKeys(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('envelope keys', 0))`);
}

export async function insertKey(
  tx: Tx,
  { id, publicJwk, sealedPrivateJwk }: StoredKey,
): Promise<void> {
  await tx.run(sql`
    insert into envelope_key (id, public_jwk, sealed_private_jwk)
    values (${id}, ${JSON.stringify(publicJwk)}::jsonb, ${sealedPrivateJwk})`);
}

/** Marks an envelope as opened; false when it already was. */
export async function insertOpened(tx: Tx, id: string): Promise<boolean> {
  return (
    (await tx.run(sql`insert into envelope_opened (id) values (${id}) on conflict do nothing`)) ===
    1
  );
}

/** Deletes records of envelopes that would be refused as late, and expired keys. */
export async function deleteOld(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from envelope_opened where at < now() - make_interval(mins => ${3 * TRAVEL_MINUTES})`);
  await tx.run(sql`
    delete from envelope_key
    where made_at < now() - make_interval(hours => ${KEY_HOURS + GRACE_HOURS})`);
}
