import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { AuditRow } from "./audit.ts";

const ROW = sql`n, at, actor, action, subject, brand_id as "brandId", before, after, reason, hash`;

/** The last row, with the chain locked until the transaction ends. */
export async function lockHead(tx: Tx): Promise<{ n: bigint; hash: Buffer } | undefined> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('audit chain', 0))`);
  return tx.row(sql`select n, hash from audit_row order by n desc limit 1`);
}

export async function insertRow(tx: Tx, row: AuditRow): Promise<void> {
  await tx.run(sql`
    insert into audit_row (n, at, actor, action, subject, brand_id, before, after, reason, hash)
    values (
      ${row.n}, ${row.at.toString()}, ${row.actor}, ${row.action}, ${row.subject}, ${row.brandId},
      ${json(row.before)}::jsonb, ${json(row.after)}::jsonb, ${row.reason}, ${row.hash}
    )`);
}

/**
 * A page of the trail, newest first, and one more when there is another page. A brand of null reads
 * all of it.
 */
export function pageRows(
  tx: Tx,
  filter: { brandId: bigint | null; actor?: string | undefined; action?: string | undefined },
  limit: number,
  offset: number,
): Promise<AuditRow[]> {
  const where = sql`
    (${filter.brandId}::bigint is null or brand_id = ${filter.brandId})
    and (${filter.actor ?? null}::text is null or actor = ${filter.actor ?? null})
    and (${filter.action ?? null}::text is null or action = ${filter.action ?? null})`;
  return tx.rows(sql`
    select ${ROW} from audit_row
    where ${where}
    order by n desc limit ${limit + 1} offset ${offset}`);
}

export function rowsAfter(tx: Tx, n: bigint, limit: number): Promise<AuditRow[]> {
  return tx.rows(sql`select ${ROW} from audit_row where n > ${n} order by n limit ${limit}`);
}

function json(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
