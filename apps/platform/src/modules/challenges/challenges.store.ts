import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { LIFE_MINUTES, type Kind, type Purpose } from "./challenges.ts";

const FRESH = sql`made_at > now() - make_interval(mins => ${LIFE_MINUTES})`;

interface NewChallenge {
  readonly kind: Kind;
  readonly purpose: Purpose;
  readonly salt: Buffer;
  readonly lettersHash?: Buffer;
  readonly place?: number;
}

/** Stores a challenge; returns its id. */
export async function insertChallenge(
  tx: Tx,
  { kind, purpose, salt, lettersHash, place }: NewChallenge,
): Promise<string> {
  const row = await tx.row<{ id: string }>(sql`
    insert into challenge (kind, purpose, salt, letters_hash, place)
    values (${kind}, ${purpose}, ${salt}, ${lettersHash ?? null}, ${place ?? null}) returning id`);
  if (!row) throw new Error("A challenge was not written");
  return row.id;
}

export interface Answered {
  readonly purpose: Purpose;
  readonly salt: Buffer;
  readonly lettersHash: Buffer | null;
  readonly place: number | null;
}

/**
 * Uses up a challenge, whatever the answer; undefined for one that was already answered, has
 * expired or never existed.
 */
export function takeChallenge(tx: Tx, kind: Kind, id: string): Promise<Answered | undefined> {
  return tx.row(sql`
    update challenge set answered_at = now()
    where id = ${id} and kind = ${kind} and answered_at is null and ${FRESH}
    returning purpose, salt, letters_hash as "lettersHash", place`);
}

export async function giveProof(tx: Tx, id: string, proofHash: Buffer): Promise<void> {
  await tx.run(sql`update challenge set proof_hash = ${proofHash} where id = ${id}`);
}

/**
 * Uses up a proof; false for one that was spent, has expired, was for another purpose or never
 * existed.
 */
export async function takeProof(tx: Tx, proofHash: Buffer, purpose: Purpose): Promise<boolean> {
  return (
    (await tx.run(sql`
      update challenge set spent_at = now()
      where proof_hash = ${proofHash}
        and purpose = ${purpose}
        and spent_at is null
        and answered_at > now() - make_interval(mins => ${LIFE_MINUTES})`)) === 1
  );
}

export function deleteOldChallenges(tx: Tx): Promise<number> {
  return tx.run(sql`delete from challenge where made_at < now() - interval '1 hour'`);
}
