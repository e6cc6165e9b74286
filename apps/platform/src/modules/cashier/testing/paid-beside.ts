import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";

/**
 * A withdrawal like another one, paid in a leg with a picture about it: a deposit's slip. Its
 * public id.
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
    await tx.run(sql`alter table withdrawal enable trigger user`);
    await tx.run(sql`alter table withdrawal_leg enable trigger user`);
  });
  return publicId;
}
