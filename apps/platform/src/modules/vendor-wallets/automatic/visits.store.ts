import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Holder } from "../movement.ts";
import { WALLET_COLUMNS, type VendorWallet } from "../wallets.store.ts";

/** Notes that a player is at a game of a vendor now. */
export async function noteVisit(
  tx: Tx,
  { id, brandId }: Pick<Holder, "id" | "brandId">,
  vendor: number,
): Promise<void> {
  await tx.run(sql`
    insert into vendor_wallet_visit (player, vendor, brand_id)
    values (${id}, ${vendor}, ${brandId})
    on conflict (player, vendor) do update set seen_at = now()`);
}

/** Notes that players who are at a vendor's games played there just now. */
export async function notePlaying(
  tx: Tx,
  vendor: number,
  players: readonly bigint[],
): Promise<void> {
  await tx.run(sql`
    update vendor_wallet_visit set seen_at = now()
    where vendor = ${vendor} and player = any (${players}::bigint[])`);
}

/** Notes that a player has left the vendor's games. */
export async function endVisit(tx: Tx, player: bigint, vendor: number): Promise<void> {
  await tx.run(sql`
    delete from vendor_wallet_visit where player = ${player} and vendor = ${vendor}`);
}

/**
 * Wallets of a brand's players who want everything back when they leave, and have not been seen at
 * the vendor's games for so many minutes; the longest gone first.
 */
export function walletsLeft(
  tx: Tx,
  brandId: bigint,
  minutes: number,
  most: number,
): Promise<VendorWallet[]> {
  return tx.rows(sql`
    select ${WALLET_COLUMNS} from vendor_wallet_visit v
    join vendor_wallet_choice using (player, vendor)
    join vendor_wallet w using (player, vendor)
    where v.brand_id = ${brandId} and v.seen_at < now() - ${minutes} * interval '1 minute'
      and moves_out
    order by v.seen_at
    limit ${most}`);
}
