import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * How far a brand's players were gone through by a ladder with these terms, held until the
 * transaction ends; undefined when all of them were, or while another worker does it.
 */
export async function lockReview(
  tx: Tx,
  brandId: bigint,
  terms: string,
): Promise<{ readonly reached: bigint } | undefined> {
  await tx.run(sql`
    insert into vip_review (brand_id, terms) values (${brandId}, ${terms})
    on conflict (brand_id) do update
    set terms = excluded.terms, reached = 0, done_at = null
    where vip_review.terms <> excluded.terms`);
  return tx.row(sql`
    select reached from vip_review
    where brand_id = ${brandId} and done_at is null
    for update skip locked`);
}

/** Notes how far it came. */
export async function updateReview(
  tx: Tx,
  brandId: bigint,
  { reached, isDone }: { readonly reached: bigint; readonly isDone: boolean },
): Promise<void> {
  await tx.run(sql`
    update vip_review
    set reached = ${reached}, done_at = case when ${isDone}::boolean then now() end
    where brand_id = ${brandId}`);
}
