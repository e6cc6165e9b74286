import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Difference, DifferenceState } from "./difference.ts";
import { COLUMNS } from "./differences.store.ts";

export const DIFFERENCE_ORDERS = ["oldest", "newest", "largest", "smallest"] as const;

const SORTED = {
  oldest: sql`id`,
  newest: sql`id desc`,
  largest: sql`units desc, id desc`,
  smallest: sql`units, id`,
} as const;

/** What staff look for among the differences; a missing field does not narrow it. */
export interface DifferenceFilter {
  readonly brandId: bigint | null;
  readonly status?: DifferenceState | undefined;
  /** Number of a difference, a deposit or a withdrawal; beginning of a number or a name. */
  readonly search?: string | undefined;
  /** Days of the movement, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort: (typeof DIFFERENCE_ORDERS)[number];
}

/** A page of differences, and one more where there is another. */
export function pageDifferences(
  tx: Tx,
  { brandId, status, search, from, to, sort }: DifferenceFilter,
  limit: number,
  offset: number,
): Promise<Difference[]> {
  const begins = `${search?.toLowerCase().replaceAll(/[\\%_]/g, (one) => `\\${one}`) ?? ""}%`;
  const found = search
    ? sql`id in (
        select id from reconciliation_difference where public_id = ${search}
        union all
        select id from reconciliation_difference where lower(number) like ${begins}
        union all
        select id from reconciliation_difference where lower(player) like ${begins}
      )`
    : sql`true`;
  return tx.rows(sql`
    select ${COLUMNS} from reconciliation_difference
    where (${brandId}::bigint is null or brand_id = ${brandId})
      and (${status ?? null}::text is null or state = ${status ?? null})
      and (${found})
      and (${from ?? null}::date is null or day >= ${from ?? null}::date)
      and (${to ?? null}::date is null or day <= ${to ?? null}::date)
    order by ${SORTED[sort]}
    limit ${limit + 1} offset ${offset}`);
}

/** Differences that are shown with their count on the Work page. */
const SHOWN = 5;

/** How many wait for the staff of a brand, or of all for null, and the oldest of them. */
export async function differencesWaiting(
  tx: Tx,
  brandId: bigint | null,
): Promise<{ readonly count: number; readonly first: readonly Difference[] }> {
  const rows = await tx.rows<Difference & { count: bigint }>(sql`
    select ${COLUMNS}, count(*) over () as count from reconciliation_difference
    where state = 'OPEN' and (${brandId}::bigint is null or brand_id = ${brandId})
    order by id limit ${SHOWN}`);
  return { count: Number(rows[0]?.count ?? 0n), first: rows };
}
