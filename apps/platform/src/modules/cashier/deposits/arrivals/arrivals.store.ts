import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { MethodCode } from "../../methods.ts";

/** A deposit that was written for a payment of a player's: its key. */
export function keyOfArrival(payment: string): string {
  return `payment:${payment}`;
}

/** Takes a payment's number from a deposit that staff rejected as another player's. */
export async function releaseRejected(tx: Tx, publicId: string, payment: string): Promise<boolean> {
  const released = await tx.run(sql`
    update deposit set provider_txn = null
    where public_id = ${publicId}
      and status = 'REJECTED'
      and beside is null
      and key = ${keyOfArrival(payment)}`);
  return released > 0;
}

/** Public id and player of the deposit that has a provider's number of a payment. */
export function depositOfPayment(
  tx: Tx,
  method: MethodCode,
  payment: string,
): Promise<{ publicId: string; player: bigint } | undefined> {
  return tx.row(sql`
    select public_id as "publicId", player from deposit
    where method = ${method} and provider_txn = ${payment}`);
}
