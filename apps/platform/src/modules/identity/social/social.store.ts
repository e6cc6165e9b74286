import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** The values that must match when a visitor comes back from a provider. */
export interface Attempt {
  readonly brandId: bigint;
  readonly provider: string;
  /** Hash of the cookie of the browser that left. */
  readonly browserHash: Buffer;
  readonly verifier: string;
  readonly nonce: string;
}

export async function insertAttempt(
  tx: Tx,
  stateHash: Buffer,
  { brandId, provider, browserHash, verifier, nonce }: Attempt,
): Promise<void> {
  await tx.run(sql`delete from social_attempt where made_at < now() - interval '1 hour'`);
  await tx.run(sql`
    insert into social_attempt (state_hash, browser_hash, brand_id, provider, verifier, nonce)
    values (${stateHash}, ${browserHash}, ${brandId}, ${provider}, ${verifier}, ${nonce})`);
}

/** Uses up an attempt, at most ten minutes old, for the browser that began it. */
export function takeAttempt(
  tx: Tx,
  stateHash: Buffer,
  { brandId, provider, browserHash }: Pick<Attempt, "brandId" | "provider" | "browserHash">,
): Promise<Pick<Attempt, "verifier" | "nonce"> | undefined> {
  return tx.row(sql`
    delete from social_attempt
    where state_hash = ${stateHash}
      and brand_id = ${brandId}
      and provider = ${provider}
      and browser_hash = ${browserHash}
      and made_at > now() - interval '10 minutes'
    returning verifier, nonce`);
}

/**
 * Concurrent sign-ins of one person at a provider run one after the other until the transaction
 * ends.
 */
export async function lockSubject(
  tx: Tx,
  brandId: bigint,
  provider: string,
  subject: string,
): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock(
      hashtextextended(${`social ${brandId} ${provider} ${subject}`}, 0)
    )`);
}

export async function selectSocial(
  tx: Tx,
  brandId: bigint,
  provider: string,
  subject: string,
): Promise<bigint | undefined> {
  const row = await tx.row<{ id: bigint }>(sql`
    select player_id as id from social_login
    where brand_id = ${brandId} and provider = ${provider} and subject = ${subject}`);
  return row?.id;
}

export async function insertSocial(
  tx: Tx,
  brandId: bigint,
  provider: string,
  subject: string,
  playerId: bigint,
): Promise<void> {
  await tx.run(sql`
    insert into social_login (brand_id, provider, subject, player_id)
    values (${brandId}, ${provider}, ${subject}, ${playerId})`);
}
