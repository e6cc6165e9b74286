import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Where in a vendor's records a page stands. */
interface PageAt {
  readonly vendor: number;
  readonly operatorId: string;
  /** After which it comes; null for the first page. */
  readonly cursor: string | null;
}

const keyOf = ({ operatorId, cursor }: PageAt) => `page:${operatorId}:${cursor ?? ""}`;

/**
 * Sets aside, for staff, an answer that is no page of records. Only the page itself tells where the
 * next one begins, so the vendor is asked for the same one until it can be read, and one that staff
 * closed waits once more.
 */
export async function setPageAside(tx: Tx, at: PageAt, written: string): Promise<void> {
  await tx.run(sql`
    insert into vendor_record_refused (vendor, transaction, written, why)
    values (${at.vendor}, ${keyOf(at)}, ${written}, 'PAGE_UNREADABLE')
    on conflict (vendor, transaction) do update
    set written = excluded.written, why = excluded.why, status = 'WAITING',
      tries = vendor_record_refused.tries + 1, tried_at = now()`);
}

/** Notes that a page can be read now. */
export async function pageCame(tx: Tx, at: PageAt): Promise<void> {
  await tx.run(sql`
    update vendor_record_refused set status = 'BOOKED', tried_at = now()
    where vendor = ${at.vendor} and transaction = ${keyOf(at)} and status = 'WAITING'`);
}
