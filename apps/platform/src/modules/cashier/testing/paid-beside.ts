import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";

/** Public id of what a provider said of the leg that is not as it was ordered. */
export const PROBLEM = `pp_${"1".repeat(20)}`;
/** The same of what was paid late. */
export const LATE = `pp_${"2".repeat(20)}`;

/**
 * A withdrawal like another one, paid through a provider in a leg with a picture about it: a
 * deposit's slip. Its public id.
 */
export async function paidBeside(db: TestDatabase, like: string, deposit: string): Promise<string> {
  const publicId = `wd_${"1".repeat(20)}`;
  await db.inTransaction(async (tx) => {
    await tx.run(sql`alter table withdrawal disable trigger user`);
    await tx.run(sql`alter table withdrawal_leg disable trigger user`);
    await tx.run(sql`
      insert into withdrawal (
        public_id, player, brand_id, player_name, player_ref, key, units, currency, book,
        bank_account, status
      )
      select ${publicId}, player, brand_id, player_name, player_ref, ${randomUUID()}, units,
        currency, book, bank_account, 'COMPLETED'
      from withdrawal
      where public_id = ${like}`);
    await tx.run(sql`
      with leg as (
        insert into withdrawal_leg (withdrawal, n, units, status, received_units)
        select id, 1, units, 'CONFIRMED', units from withdrawal where public_id = ${publicId}
        returning id
      )
      insert into withdrawal_leg_picture (leg, n, side, file)
      select leg.id, 1, 'PLAYER', slip from leg, deposit where deposit.public_id = ${deposit}`);
    await tx.run(sql`
      insert into withdrawal_complaint (leg, kind, text)
      select leg, 'APPEAL', 'It did not arrive' from withdrawal_leg_picture
      order by at desc limit 1`);
    await tx.run(sql`
      with ordered as (
        insert into payout_order (
          public_id, leg, brand_id, provider, units, currency, bank, number, holder, status,
          payment, due_at, ordered_by, ended_at
        )
        select ${`po_${"1".repeat(20)}`}, leg.id, brand_id, 'sandbox', leg.units, currency, 'Bank',
          '123456', 'Holder', 'PAID', 'go_1', null, 'staff', now()
        from withdrawal_leg leg join withdrawal on withdrawal.id = leg.withdrawal
        where withdrawal.public_id = ${publicId}
        returning id, brand_id, public_id, units, currency
      )
      insert into payout_problem (
        public_id, provider, payout_order, brand_id, kind, payment, reference, units, currency
      )
      select problem, 'sandbox', id, brand_id, kind, 'go_1', public_id, units, currency
      from ordered
      cross join (values (${PROBLEM}, 'FAILED_LATE'), (${LATE}, 'PAID_LATE')) t (problem, kind)`);
    await tx.run(sql`alter table withdrawal enable trigger user`);
    await tx.run(sql`alter table withdrawal_leg enable trigger user`);
  });
  return publicId;
}
