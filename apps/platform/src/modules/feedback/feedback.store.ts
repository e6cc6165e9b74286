import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

export interface NewFeedback {
  readonly brandId: bigint;
  readonly playerId: bigint;
  readonly content: string;
}

/** A player's concurrent messages run one after the other until the transaction ends. */
export async function lockSender(tx: Tx, playerId: bigint): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`feedback ${playerId}`}, 0))`);
}

/** How many messages a player sent within a day. */
export async function countOfDay(tx: Tx, playerId: bigint): Promise<number> {
  const row = await tx.row<{ sent: bigint }>(sql`
    select count(*) as sent from feedback
    where player_id = ${playerId} and made_at > now() - interval '1 day'`);
  return Number(row?.sent ?? 0n);
}

export async function insertFeedback(
  tx: Tx,
  { brandId, playerId, content }: NewFeedback,
): Promise<bigint> {
  const row = await tx.row<{ id: bigint }>(sql`
    insert into feedback (brand_id, player_id, content)
    values (${brandId}, ${playerId}, ${content})
    returning id`);
  if (!row) throw new Error("Feedback was not written");
  return row.id;
}

export async function insertImage(
  tx: Tx,
  feedbackId: bigint,
  place: number,
  kind: string,
  bytes: Buffer,
): Promise<void> {
  await tx.run(sql`
    insert into feedback_image (feedback_id, place, kind, bytes)
    values (${feedbackId}, ${place}, ${kind}, ${bytes})`);
}

export interface Feedback {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly content: string;
  readonly images: bigint;
  readonly madeAt: Temporal.Instant;
}

/**
 * Feedback of a brand, or of all for the house (null), newest first: one page, and how many there
 * are.
 */
export async function pageFeedback(
  tx: Tx,
  brandId: bigint | null,
  pageNo: number,
  size: number,
): Promise<{ readonly feedback: Feedback[]; readonly total: number }> {
  const where = sql`${brandId}::bigint is null or f.brand_id = ${brandId}`;
  const feedback = await tx.rows<Feedback>(sql`
    select f.id, f.player_id as "playerId", f.content, f.made_at as "madeAt",
      (select count(*) from feedback_image i where i.feedback_id = f.id) as images
    from feedback f where ${where} order by f.id desc limit ${size} offset ${(pageNo - 1) * size}`);
  const count = await tx.row<{ n: bigint }>(
    sql`select count(*) as n from feedback f where ${where}`,
  );
  return { feedback, total: Number(count?.n ?? 0n) };
}

/** A picture of some feedback, if the brand may see it. */
export function selectImage(
  tx: Tx,
  brandId: bigint | null,
  feedbackId: bigint,
  place: number,
): Promise<{ readonly kind: "png" | "jpg"; readonly bytes: Buffer } | undefined> {
  return tx.row(sql`
    select i.kind, i.bytes
    from feedback_image i
    join feedback f on f.id = i.feedback_id
    where f.id = ${feedbackId}
      and i.place = ${place}
      and (${brandId}::bigint is null or f.brand_id = ${brandId})`);
}
