import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Holder, Movement } from "../movement.ts";
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
    on conflict (player, vendor) do update set seen_at = now(), tries = 0, try_at = null`);
}

/** Notes that players who are at a vendor's games played there just now. */
export async function notePlaying(
  tx: Tx,
  vendor: number,
  players: readonly bigint[],
): Promise<void> {
  await tx.run(sql`
    update vendor_wallet_visit set seen_at = now(), tries = 0, try_at = null
    where vendor = ${vendor} and player = any (${players}::bigint[])`);
}

/** Notes that a player has left the vendor's games, with nothing to bring back. */
export async function endVisit(tx: Tx, player: bigint, vendor: number): Promise<void> {
  await tx.run(sql`
    delete from vendor_wallet_visit where player = ${player} and vendor = ${vendor}`);
}

/** The money of a visit is back; one that began since it was asked for goes on. */
export async function endVisitBefore(
  tx: Tx,
  { player, vendor, createdAt }: Pick<Movement, "player" | "vendor" | "createdAt">,
): Promise<void> {
  await tx.run(sql`
    delete from vendor_wallet_visit
    where player = ${player} and vendor = ${vendor} and seen_at <= ${createdAt}`);
}

/**
 * The vendor did not give the money of a visit: it is tried again after 5, 10, 20 … minutes, at
 * most six hours.
 */
export async function postponeVisit(
  tx: Tx,
  { player, vendor }: Pick<Movement, "player" | "vendor">,
): Promise<void> {
  await tx.run(sql`
    update vendor_wallet_visit
    set tries = tries + 1,
      try_at = now() + least(5 * 2 ^ least(tries, 10), 360) * interval '1 minute'
    where player = ${player} and vendor = ${vendor}`);
}

/**
 * Wallets of a brand's players who want everything back when they leave, and have not been seen at
 * the vendor's games for so many minutes; the longest gone first. Those whose vendor did not give
 * it wait for their next try.
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
      and moves_out and (try_at is null or try_at <= now())
    order by v.seen_at
    limit ${most}`);
}
