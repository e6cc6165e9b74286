import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { newPublicId } from "../../../secrets/public-id.ts";
import type { Warning } from "../inbox.ts";
import type { Broadcast, BroadcastDraft } from "./broadcast.ts";

const BROADCAST = sql`
  id, public_id as "publicId", brand_id as "brandId", words, language, link, advertises, warnings,
  audience, state, expected, delivered, reached, made_by as "madeBy", made_at as "madeAt",
  cancelled_by as "cancelledBy", ended_at as "endedAt"`;

export async function insertBroadcast(
  tx: Tx,
  draft: BroadcastDraft & { readonly expected: number; readonly madeBy: string },
): Promise<Broadcast> {
  const { brandId, words, language, link, advertises, audience, expected, madeBy } = draft;
  const made = await tx.row<Broadcast>(sql`
    insert into inbox_broadcast
      (public_id, brand_id, words, language, link, advertises, audience, expected, made_by)
    values (
      ${newPublicId("bc")}, ${brandId}, ${JSON.stringify(words)}::jsonb, ${language}, ${link},
      ${advertises}, ${JSON.stringify(audience)}::jsonb, ${expected}, ${madeBy}
    )
    returning ${BROADCAST}`);
  if (!made) throw new Error("A broadcast was not written");
  return made;
}

/** Whose a broadcast is. */
export async function selectBrandOf(tx: Tx, id: bigint): Promise<bigint | undefined> {
  const row = await tx.row<{ brandId: bigint }>(sql`
    select brand_id as "brandId" from inbox_broadcast where id = ${id}`);
  return row?.brandId;
}

/** A broadcast that is being sent, locked until the transaction ends. */
export function lockSending(tx: Tx, id: bigint): Promise<Broadcast | undefined> {
  return tx.row(sql`
    select ${BROADCAST} from inbox_broadcast where id = ${id} and state = 'sending' for update`);
}

/** Keeps what the law wants said in a broadcast. */
export async function updateWarnings(
  tx: Tx,
  id: bigint,
  warnings: readonly Warning[],
): Promise<void> {
  await tx.run(sql`
    update inbox_broadcast set warnings = ${JSON.stringify(warnings)}::jsonb where id = ${id}`);
}

/** Notes how far a broadcast is, and that it is sent where that was the last step. */
export async function updateReached(
  tx: Tx,
  id: bigint,
  step: { readonly reached: bigint; readonly delivered: number; readonly isLast: boolean },
): Promise<void> {
  await tx.run(sql`
    update inbox_broadcast
    set reached = ${step.reached},
      delivered = delivered + ${step.delivered},
      state = case when ${step.isLast}::boolean then 'sent' else state end,
      ended_at = case when ${step.isLast}::boolean then now() end
    where id = ${id}`);
}

/** Stops a broadcast that is being sent; undefined for any other. */
export function updateCancelled(
  tx: Tx,
  brandId: bigint | null,
  publicId: string,
  by: string,
): Promise<Broadcast | undefined> {
  return tx.row(sql`
    update inbox_broadcast set state = 'cancelled', cancelled_by = ${by}, ended_at = now()
    where public_id = ${publicId}
      and state = 'sending'
      and (${brandId}::bigint is null or brand_id = ${brandId})
    returning ${BROADCAST}`);
}

/** A broadcast that staff of a brand may see, or of the house for null. */
export function selectBroadcast(
  tx: Tx,
  brandId: bigint | null,
  publicId: string,
): Promise<Broadcast | undefined> {
  return tx.row(sql`
    select ${BROADCAST} from inbox_broadcast
    where public_id = ${publicId} and (${brandId}::bigint is null or brand_id = ${brandId})`);
}

/** A brand's broadcasts, newest first, and one more when there is another page. */
export function pageBroadcasts(
  tx: Tx,
  brandId: bigint,
  limit: number,
  offset: number,
): Promise<Broadcast[]> {
  return tx.rows(sql`
    select ${BROADCAST} from inbox_broadcast
    where brand_id = ${brandId}
    order by id desc limit ${limit + 1} offset ${offset}`);
}
