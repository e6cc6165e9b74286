import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { WAITING_STATES, type CaseState, type RiskCase } from "./case.ts";
import { CASE_COLUMNS } from "./cases.store.ts";

export const CASE_ORDERS = ["oldest", "newest", "largest", "smallest"] as const;

/** What staff look for among the cases; a missing field does not narrow it. */
export interface CaseFilter {
  readonly brandId: bigint | null;
  readonly status?: CaseState | "WAITING" | undefined;
  /** A case's number, a player's id, an assignee or the beginning of a username. */
  readonly search?: string | undefined;
  readonly from?: Temporal.Instant | undefined;
  readonly before?: Temporal.Instant | undefined;
  readonly sort?: (typeof CASE_ORDERS)[number] | undefined;
}

const SORTED = {
  oldest: sql`id`,
  newest: sql`id desc`,
  largest: sql`score desc, id`,
  smallest: sql`score, id desc`,
} as const;

/** A page of cases, and one more where there is another; of what waits the oldest come first. */
export function pageCases(
  tx: Tx,
  { brandId, status, search, from, before, sort }: CaseFilter,
  limit: number,
  offset: number,
): Promise<RiskCase[]> {
  const states = status === "WAITING" ? WAITING_STATES : status && [status];
  const begins = search && `${search.toLowerCase().replaceAll(/[\\%_]/g, (one) => `\\${one}`)}%`;
  const found = search
    ? sql`id in (
        select id from risk_case where public_id = ${search} or player_ref = ${search}
        union all
        select id from risk_case where lower(player_name) like ${begins ?? ""}
        union all
        select id from risk_case where assignee = ${search}
      )`
    : sql`true`;
  return tx.rows(sql`
    select ${CASE_COLUMNS} from risk_case
    where (${brandId}::bigint is null or brand_id = ${brandId})
      and (${states ?? null}::text[] is null or state = any (${states ?? null}::text[]))
      and (${found})
      and (
        ${from?.toString() ?? null}::timestamptz is null
        or opened_at >= ${from?.toString() ?? null}::timestamptz
      )
      and (
        ${before?.toString() ?? null}::timestamptz is null
        or opened_at < ${before?.toString() ?? null}::timestamptz
      )
    order by ${SORTED[sort ?? (status === "WAITING" ? "oldest" : "newest")]}
    limit ${limit + 1} offset ${offset}`);
}

/** Cases of a queue that are shown with its count. */
const SHOWN = 5;

/** How many cases are looked into, and the oldest of them. */
export async function selectCasesWaiting(
  tx: Tx,
  brandId: bigint | null,
): Promise<{ readonly count: number; readonly first: readonly RiskCase[] }> {
  const rows = await tx.rows<RiskCase & { count: bigint }>(sql`
    select ${CASE_COLUMNS}, count(*) over () as count from risk_case
    where state in ('OPEN', 'INVESTIGATING')
      and (${brandId}::bigint is null or brand_id = ${brandId})
    order by id limit ${SHOWN}`);
  return { count: Number(rows[0]?.count ?? 0n), first: rows };
}
