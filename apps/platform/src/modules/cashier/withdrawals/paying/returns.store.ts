import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Has others wait who book a return under the same number of a brand's bank. */
export async function lockReturn(tx: Tx, brandId: bigint, reference: string): Promise<void> {
  const name = `return ${brandId} ${reference.toLowerCase()}`;
  await tx.row(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Whether money was booked as returned under a number of a brand's bank. */
export async function wasReturned(tx: Tx, brandId: bigint, reference: string): Promise<boolean> {
  const row = await tx.row(sql`
    select step.n from cashier_step step
    join withdrawal_leg leg on leg.id = step.subject_id
    join withdrawal on withdrawal.id = leg.withdrawal
    where step.subject = 'leg' and step.to_status = 'CAME_BACK'
      and lower(step.reference) = ${reference.toLowerCase()}
      and withdrawal.brand_id = ${brandId}
    limit 1`);
  return row !== undefined;
}
