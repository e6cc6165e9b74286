import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { StoredBill } from "../billing/bill.ts";
import { BILL } from "../billing/bills.store.ts";

/** The next bill that is to be paid, held until the transaction ends; undefined for none. */
export async function lockDue(tx: Tx): Promise<StoredBill | undefined> {
  return tx.row(sql`
    select ${BILL} from contract_bill
    where state = 'PAYABLE' and due_at <= now()
    order by due_at, id limit 1
    for update skip locked`);
}

/** Notes that a bill is paid. */
export async function updatePaid(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`
    update contract_bill set state = 'PAID', paid_at = now(), held_for = null where id = ${id}`);
}

/** Tries a bill again in so many hours, and notes what stands in the way. */
export async function updateHeld(
  tx: Tx,
  id: bigint,
  heldFor: string,
  hours: number,
): Promise<void> {
  await tx.run(sql`
    update contract_bill set held_for = ${heldFor},
    due_at = now() + make_interval(hours => ${hours})
    where id = ${id}`);
}
