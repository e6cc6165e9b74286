import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { ActingStaff } from "../../cashier.ts";
import type { DepositSighting } from "../deposit.ts";

/** Records what a person saw; new figures replace their earlier ones. */
export async function upsertSighting(
  tx: Tx,
  deposit: bigint,
  staff: ActingStaff,
  paidUnits: bigint,
  reference: string,
): Promise<void> {
  await tx.run(sql`
    insert into deposit_approval (deposit, staff, username, paid_units, reference)
    values (${deposit}, ${staff.id}, ${staff.username}, ${paidUnits}, ${reference})
    on conflict (deposit, staff) do update set
      paid_units = excluded.paid_units,
      reference = excluded.reference,
      at = now()
    where (deposit_approval.paid_units, deposit_approval.reference) is distinct from (
      excluded.paid_units, excluded.reference
    )`);
}

/** Removes what a person saw, after a rejection or their own cancellation. */
export async function deleteSighting(tx: Tx, deposit: bigint, staff: bigint): Promise<void> {
  await tx.run(sql`delete from deposit_approval where deposit = ${deposit} and staff = ${staff}`);
}

/** What people saw of some deposits, oldest first, by deposit. */
export async function selectSightings(
  tx: Tx,
  deposits: readonly bigint[],
): Promise<Map<bigint, DepositSighting[]>> {
  const rows = await tx.rows<DepositSighting & { deposit: bigint }>(sql`
    select deposit, username as by, at, paid_units as "paidUnits", reference from deposit_approval
    where deposit = any (${deposits}::bigint[]) order by at, staff`);
  const byDeposit = new Map<bigint, DepositSighting[]>();
  for (const { deposit, ...sighting } of rows)
    byDeposit.set(deposit, [...(byDeposit.get(deposit) ?? []), sighting]);
  return byDeposit;
}
