import { sql, type Tx } from "@perya/postgres";
import type { Clerk } from "../cashier.ts";

/** What one member of staff saw at the bank of a payout that came back. Amount in ledger units. */
export interface PayoutReturn {
  readonly by: string;
  readonly at: Temporal.Instant;
  readonly returnedUnits: bigint;
  readonly reference: string;
}

/** Number of the timeline's last SENT step; undefined when it was never sent. */
const LAST_SENT = (withdrawal: bigint) => sql`
  (select max(n) from cashier_step where subject = 'withdrawal' and subject_id = ${withdrawal} and to_status = 'SENT')`;

/** Records what a person saw. False when they recorded the very same before; other figures replace their earlier ones. */
export async function upsertReturn(
  tx: Tx,
  withdrawal: bigint,
  clerk: Clerk,
  seen: Pick<PayoutReturn, "returnedUnits" | "reference">,
): Promise<boolean> {
  const changed = await tx.run(sql`
    insert into payout_return (withdrawal, sent_step, staff, username, returned_units, reference)
    select ${withdrawal}, ${LAST_SENT(withdrawal)}, ${clerk.id}, ${clerk.username}, ${seen.returnedUnits}, ${seen.reference}
    on conflict (withdrawal, sent_step, staff) do update set returned_units = excluded.returned_units, reference = excluded.reference, at = now()
      where (payout_return.returned_units, payout_return.reference) is distinct from (excluded.returned_units, excluded.reference)`);
  return changed === 1;
}

/** What people saw of the last time a payout was sent, oldest first. */
export function selectReturns(tx: Tx, withdrawal: bigint): Promise<PayoutReturn[]> {
  return tx.rows<PayoutReturn>(sql`
    select username as by, at, returned_units as "returnedUnits", reference from payout_return
    where withdrawal = ${withdrawal} and sent_step = ${LAST_SENT(withdrawal)} order by at, staff`);
}
