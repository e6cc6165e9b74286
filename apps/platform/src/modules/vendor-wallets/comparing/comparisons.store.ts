import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** What all players of a brand have at a vendor, by us and by it. Ledger units. */
export interface Comparison {
  readonly vendor: number;
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: string;
  readonly players: number;
  /** Players of whom the vendor said nothing. */
  readonly silent: number;
  readonly kept: bigint;
  readonly reported: bigint;
  /** Players of whom the two differ. */
  readonly differing: number;
  readonly at: Temporal.Instant;
}

export async function insertComparison(tx: Tx, comparison: Omit<Comparison, "at">): Promise<void> {
  await tx.run(sql`
    insert into vendor_comparison (
      vendor, brand_id, currency, book, players, silent, kept, reported, differing
    )
    values (
      ${comparison.vendor}, ${comparison.brandId}, ${comparison.currency}, ${comparison.book},
      ${comparison.players}, ${comparison.silent}, ${comparison.kept}, ${comparison.reported},
      ${comparison.differing}
    )`);
}

/** The newest comparisons of a brand, or of all for null, newest first. */
export function newestComparisons(
  tx: Tx,
  brandId: bigint | null,
  most: number,
): Promise<Comparison[]> {
  return tx.rows(sql`
    select vendor, brand_id as "brandId", currency, book, players, silent, kept, reported,
      differing, at
    from vendor_comparison
    where ${brandId}::bigint is null or brand_id = ${brandId}
    order by id desc
    limit ${most}`);
}
