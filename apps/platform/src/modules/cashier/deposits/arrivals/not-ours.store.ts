import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { numberKey } from "../transfers/number-key.ts";

/**
 * Keeps that a transfer at a brand's bank is none of ours: staff credit it to nobody any more. What
 * the bank itself reports of it for a deposit still counts.
 */
export async function keepNotOurs(tx: Tx, brandId: bigint, number: string): Promise<void> {
  await tx.run(sql`
    insert into not_ours_transfer (brand_id, number_key)
    values (${brandId}, ${numberKey(number)})
    on conflict do nothing`);
}

/** Whether staff settled a transfer as none of ours, however its number is typed. */
export async function isNotOurs(tx: Tx, brandId: bigint, number: string): Promise<boolean> {
  const row = await tx.row(sql`
    select id from not_ours_transfer
    where brand_id = ${brandId} and number_key = ${numberKey(number)}`);
  return row !== undefined;
}

/** Takes back that a transfer is none of ours: its number may be credited again. */
export async function dropNotOurs(tx: Tx, brandId: bigint, number: string): Promise<void> {
  await tx.run(sql`
    delete from not_ours_transfer
    where brand_id = ${brandId} and number_key = ${numberKey(number)}`);
}
