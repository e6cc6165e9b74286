import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Score } from "./score.ts";
import type { Subject } from "./subject.ts";

/** What the rules said of a subject, and when. */
export interface KeptScore extends Score {
  readonly subject: string;
  readonly at: Temporal.Instant;
}

/** Keeps what the rules say now in the place of what they said before. */
export async function upsertScore(
  tx: Tx,
  { id, player, brandId }: Subject,
  { score, reasons }: Score,
): Promise<void> {
  await tx.run(sql`
    insert into risk_score (subject, player, brand_id, score, reasons)
    values (${id}, ${player}, ${brandId}, ${score}, ${JSON.stringify(reasons)}::jsonb)
    on conflict (subject) do update
    set score = excluded.score, reasons = excluded.reasons, at = now()`);
}

/** The scores of some subjects, of a brand or of all for null. */
export function selectScores(
  tx: Tx,
  subjects: readonly string[],
  brandId: bigint | null,
): Promise<KeptScore[]> {
  return tx.rows(sql`
    select subject, score, reasons, at from risk_score
    where subject = any (${subjects}::text[])
      and (${brandId}::bigint is null or brand_id = ${brandId})`);
}

/** A player's latest scores above zero. */
export function selectScoresOf(tx: Tx, player: bigint, limit: number): Promise<KeptScore[]> {
  return tx.rows(sql`
    select subject, score, reasons, at from risk_score
    where player = ${player} and score > 0
    order by at desc limit ${limit}`);
}

/** Records a transaction above the reported amount, once. */
export async function insertCovered(
  tx: Tx,
  { id, player, brandId }: Subject,
  { units, currency, above }: { units: bigint; currency: string; above: bigint },
): Promise<void> {
  await tx.run(sql`
    insert into covered_transaction (subject, player, brand_id, units, currency, above)
    values (${id}, ${player}, ${brandId}, ${units}, ${currency}, ${above})
    on conflict (subject) do nothing`);
}

/** A transaction that is to be reported. Ledger units. */
export interface Covered {
  readonly subject: string;
  readonly player: bigint;
  readonly units: bigint;
  readonly currency: string;
  readonly above: bigint;
  readonly at: Temporal.Instant;
}

/** Covered transactions of a brand or of all for null, newest first. */
export function pageCovered(
  tx: Tx,
  brandId: bigint | null,
  limit: number,
  offset: number,
): Promise<Covered[]> {
  return tx.rows(sql`
    select subject, player, units, currency, above, at from covered_transaction
    where ${brandId}::bigint is null or brand_id = ${brandId}
    order by id desc limit ${limit + 1} offset ${offset}`);
}
