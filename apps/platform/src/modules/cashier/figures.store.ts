import { sql, type Tx } from "@perya/postgres";

/** How much waits for staff. */
export async function queueCounts(tx: Tx): Promise<{ depositsWaiting: number; withdrawalsWaiting: number }> {
  const row = await tx.row<{ deposits: bigint; withdrawals: bigint }>(sql`
    select (select count(*) from deposit where status in ('SUBMITTED', 'LATE_PAID', 'REVIEW')) as deposits,
           (select count(*) from withdrawal where status in ('REQUESTED', 'APPROVED', 'PAYING', 'SENT')) as withdrawals`);
  return { depositsWaiting: Number(row?.deposits ?? 0n), withdrawalsWaiting: Number(row?.withdrawals ?? 0n) };
}

/** Money in and out since a time, in ledger units, per currency and book. */
interface CashFlow {
  readonly currency: string;
  readonly book: string;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
}

/** What came in and went out since a time. */
export function cashSince(tx: Tx, since: Temporal.Instant): Promise<CashFlow[]> {
  return tx.rows<CashFlow>(sql`
    select currency, book, sum(deposits)::bigint as deposits, sum(withdrawals)::bigint as withdrawals from (
      select currency, book, paid_units as deposits, 0 as withdrawals from deposit where status = 'SUCCEEDED' and changed_at >= ${since.toString()}::timestamptz
      union all
      select currency, book, 0, units from withdrawal where status = 'COMPLETED' and changed_at >= ${since.toString()}::timestamptz
    ) flow group by currency, book order by currency, book`);
}
