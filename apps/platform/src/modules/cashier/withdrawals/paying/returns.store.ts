import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { numberKey } from "../../deposits/transfers/number-key.ts";
import type { Leg } from "../legs/leg.ts";

/**
 * Whether a payout came back under a number of a brand's bank, however it is typed. Others who book
 * what arrived under it wait until the transaction ends.
 */
export async function cameBack(tx: Tx, brandId: bigint, reference: string): Promise<boolean> {
  const number = numberKey(reference);
  const lock = `return ${brandId} ${number}`;
  await tx.row(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  return isReturn(tx, brandId, reference);
}

/** The same as it is known now, for display: nobody waits. */
export async function isReturn(tx: Tx, brandId: bigint, reference: string): Promise<boolean> {
  const row = await tx.row(sql`
    select id from payout_return
    where brand_id = ${brandId} and number_key = ${numberKey(reference)}`);
  return row !== undefined;
}

/** Whether a number of a brand's bank is that of a deposit which was credited or sent back. */
export async function wasDeposited(tx: Tx, brandId: bigint, reference: string): Promise<boolean> {
  const row = await tx.row(sql`
    select id from deposit
    where transfer_number = ${numberKey(reference)}
      and brand_id = ${brandId}
      and status in ('SUCCEEDED', 'REVERSED', 'RETURNED')`);
  return row !== undefined;
}

/** Keeps what came back of a leg, in ledger units, under the bank's number of it. */
export async function insertReturn(
  tx: Tx,
  leg: Leg,
  brandId: bigint,
  units: bigint,
  reference: string,
): Promise<void> {
  await tx.run(sql`
    insert into payout_return (leg, brand_id, payer, number, number_key, units)
    values (
      ${leg.id}, ${brandId}, ${leg.provider}, ${reference}, ${numberKey(reference)}, ${units}
    )`);
}
