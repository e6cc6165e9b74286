import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { BillState, StoredBill } from "../billing/bill.ts";
import { BILL } from "../billing/bills.store.ts";

/** Notes what staff decided of a bill, and why. */
export async function updateDecided(
  tx: Tx,
  id: bigint,
  {
    state,
    by,
    reason,
  }: { readonly state: BillState; readonly by: string; readonly reason: string },
): Promise<void> {
  await tx.run(sql`
    update contract_bill
    set state = ${state}, decided_at = now(), decided_by = ${by}, reason = ${reason}, due_at = now()
    where id = ${id}`);
}

/** How many bills of a brand, or of all for null, wait for staff, and the oldest of them. */
export async function selectWaiting(
  tx: Tx,
  brandId: bigint | null,
  most: number,
): Promise<{
  readonly count: number;
  readonly oldest: Temporal.Instant | null;
  readonly first: readonly StoredBill[];
}> {
  const mine = sql`
    state = 'PENDING_REVIEW' and (${brandId}::int8 is null or brand_id = ${brandId}::int8)`;
  const row = await tx.row<{ count: number; oldest: Temporal.Instant | null }>(sql`
    select count(*)::int4 as count, min(made_at) as oldest from contract_bill where ${mine}`);
  const first = await tx.rows<StoredBill>(sql`
    select ${BILL} from contract_bill where ${mine} order by made_at, id limit ${most}`);
  return { count: row?.count ?? 0, oldest: row?.oldest ?? null, first };
}
