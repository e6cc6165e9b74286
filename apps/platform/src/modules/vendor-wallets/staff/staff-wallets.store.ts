import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { WALLET_COLUMNS, type VendorWallet } from "../wallets.store.ts";

/** A player's wallet at a vendor that staff of a brand, or of the house for null, may see. */
export function findWallet(
  tx: Tx,
  player: string,
  vendor: number,
  brandId: bigint | null,
): Promise<VendorWallet | undefined> {
  return tx.row(sql`
    select ${WALLET_COLUMNS} from vendor_wallet w
    where player_ref = ${player} and vendor = ${vendor}
      and (${brandId}::bigint is null or brand_id = ${brandId})`);
}

/** Whether records of a player's play at a vendor wait to be booked. */
export async function hasWaitingRecords(tx: Tx, player: string, vendor: number): Promise<boolean> {
  const row = await tx.row(sql`
    select from vendor_record_refused
    where vendor = ${vendor} and player_ref = ${player} and status = 'WAITING' limit 1`);
  return row !== undefined;
}
