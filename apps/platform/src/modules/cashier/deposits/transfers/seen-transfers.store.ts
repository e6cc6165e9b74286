import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { sharingNumbers } from "../deposit.ts";
import { numberKey } from "./number-key.ts";

const METHODS = sharingNumbers({ method: "bank-transfer" });

/**
 * Locks a bank's number until the transaction ends, so that recordings of one transfer run one
 * after the other. Taken before any other lock.
 */
export async function lockTransfer(tx: Tx, reference: string): Promise<void> {
  const lock = `recorded transfer ${numberKey(reference)}`;
  await tx.row(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
}

/** Public id and player of the deposit that was paid under a bank's number, however typed. */
export function depositOfTransfer(
  tx: Tx,
  reference: string,
): Promise<{ publicId: string; player: bigint } | undefined> {
  return tx.row(sql`
    select public_id as "publicId", player from deposit
    where transfer_number = ${numberKey(reference)}`);
}

/**
 * Public id of the player's request that a transfer of this amount (ledger units) settles: a
 * waiting one, else the latest expired one.
 */
export async function requestFor(
  tx: Tx,
  player: bigint,
  units: bigint,
): Promise<string | undefined> {
  const row = await tx.row<{ publicId: string }>(sql`
    select public_id as "publicId" from deposit
    where player = ${player}
      and method = any (${METHODS}::text[])
      and exact_units = ${units}
      and status in ('AWAITING_PAYMENT', 'SUBMITTED', 'REVIEW', 'EXPIRED', 'CANCELLED')
    order by status in ('EXPIRED', 'CANCELLED'), id desc limit 1`);
  return row?.publicId;
}
