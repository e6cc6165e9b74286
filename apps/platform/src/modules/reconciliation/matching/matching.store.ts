import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { StatementProvider } from "../../cashier/index.ts";
import type { OpenLine } from "./match-lines.ts";

interface Of {
  readonly brandId: bigint;
  readonly provider: StatementProvider;
}

/** A line that nothing of ours is known for. */
export type UnmatchedLine = OpenLine & { readonly day: string; readonly payer: string | null };

/**
 * Locks a provider's statements of a brand until the transaction ends: two uploads, or an upload
 * and a settlement, run one after the other. Taken before any other lock.
 */
export async function lockStatements(tx: Tx, { brandId, provider }: Of): Promise<void> {
  await tx.row(
    sql`select pg_advisory_xact_lock(hashtextextended(${`statements ${brandId} ${provider}`}, 0))`,
  );
}

/** Lines that are open, from some days, or of any day with a limit. */
export function selectOpenLines(
  tx: Tx,
  { brandId, provider }: Of,
  from: Temporal.Instant,
): Promise<UnmatchedLine[]> {
  return tx.rows(sql`
    select id, direction, number, units, currency, at, to_char(day, 'YYYY-MM-DD') as day, payer
    from statement_line
    where brand_id = ${brandId}
      and provider = ${provider}
      and state = 'OPEN'
      and at >= ${from}
    order by id`);
}

/** Which of some movements are matched already. */
export async function selectMatched(
  tx: Tx,
  { brandId, provider }: Of,
  refs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ movement: string }>(sql`
    select movement from statement_line
    where brand_id = ${brandId}
      and provider = ${provider}
      and movement = any (${refs}::text[])`);
  return new Set(rows.map(({ movement }) => movement));
}

/** What a line turned out to be. */
export interface Found {
  readonly line: bigint;
  readonly movement: string;
  readonly by: "NUMBER" | "AMOUNT" | "LINKED";
}

/** Marks lines as the movements that they are; differences about either are found with it. */
export async function setMatched(tx: Tx, of: Of, found: readonly Found[]): Promise<void> {
  if (found.length === 0) return;
  const lines = found.map(({ line }) => line);
  const refs = found.map(({ movement }) => movement);
  await tx.run(sql`
    update statement_line l
    set state = 'MATCHED', movement = m.movement, matched_by = m.by
    from unnest(
      ${lines}::bigint[], ${refs}::text[], ${found.map(({ by }) => by)}::text[]
    ) as m (line, movement, by)
    where l.id = m.line`);
  await tx.run(sql`
    update reconciliation_difference
    set state = 'FOUND', settled_at = now()
    where brand_id = ${of.brandId}
      and provider = ${of.provider}
      and state = 'OPEN'
      and kind in ('MISSING_WITH_US', 'MISSING_AT_PROVIDER')
      and (line = any (${lines}::bigint[]) or movement = any (${refs}::text[]))`);
}

/**
 * Days of a provider that statements are there for, overlapping a stretch of days, and whether they
 * tell what was sent as well.
 */
export async function selectCovered(
  tx: Tx,
  { brandId, provider }: Of,
  from: string,
  to: string,
): Promise<readonly { readonly from: string; readonly to: string; readonly tellsOut: boolean }[]> {
  return tx.rows(sql`
    select to_char(from_day, 'YYYY-MM-DD') as from, to_char(to_day, 'YYYY-MM-DD') as to,
      tells_out as "tellsOut"
    from statement
    where brand_id = ${brandId}
      and provider = ${provider}
      and to_day >= ${from}::date
      and from_day <= ${to}::date`);
}
