import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Has everything that is done for a player's friends come one after the other. */
export async function lockMember(tx: Tx, player: bigint, brandId: bigint): Promise<void> {
  await tx.run(sql`
    insert into referral_member (player_id, brand_id) values (${player}, ${brandId})
    on conflict (player_id) do nothing`);
  await tx.run(sql`select from referral_member where player_id = ${player} for update`);
}

/**
 * Has a player's friends share turnover of some days, ISO 8601. Days that lie before a first friend
 * who shares count as made.
 */
export async function updateSharing(
  tx: Tx,
  player: bigint,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<void> {
  await tx.run(sql`
    update referral_member
    set sharing_until = greatest(sharing_until, ${until}::date),
      shared_to = case when shared_to < sharing_until then shared_to else ${from}::date - 1 end
    where player_id = ${player}`);
}
