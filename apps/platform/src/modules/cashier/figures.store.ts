import { sql, type Tx } from "@perya/postgres";
import { ownedBy } from "./owner.ts";

/** How much waits for the staff of a brand, or of all for null. */
export async function queueCounts(tx: Tx, brandId: bigint | null): Promise<{ depositsWaiting: number; withdrawalsWaiting: number }> {
  const row = await tx.row<{ deposits: bigint; withdrawals: bigint }>(sql`
    select (select count(*) from deposit where status in ('SUBMITTED', 'LATE_PAID', 'REVIEW') and ${ownedBy({ brandId })}) as deposits,
           (select count(*) from withdrawal where status in ('REQUESTED', 'APPROVED', 'PAYING', 'SENT', 'FAILED') and ${ownedBy({ brandId })}) as withdrawals`);
  return { depositsWaiting: Number(row?.deposits ?? 0n), withdrawalsWaiting: Number(row?.withdrawals ?? 0n) };
}

/** Money in and out since a time, in ledger units, per currency and book. */
interface CashFlow {
  readonly currency: string;
  readonly book: string;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
}

/** What came in and went out since a time, of a brand or of all for null. */
export function cashSince(tx: Tx, brandId: bigint | null, since: Temporal.Instant): Promise<CashFlow[]> {
  return tx.rows<CashFlow>(sql`
    select currency, book, sum(deposits)::bigint as deposits, sum(withdrawals)::bigint as withdrawals from (
      select currency, book, paid_units as deposits, 0 as withdrawals from deposit where status = 'SUCCEEDED' and ${ownedBy({ brandId })} and changed_at >= ${since.toString()}::timestamptz
      union all
      select currency, book, 0, units from withdrawal where status = 'COMPLETED' and ${ownedBy({ brandId })} and changed_at >= ${since.toString()}::timestamptz
    ) flow group by currency, book order by currency, book`);
}
