import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** How a player came to the brand; `upline` is who invited them. */
export interface Arrival {
  readonly method: string;
  readonly domain: string | null;
  readonly upline: { readonly publicId: string; readonly username: string } | null;
  readonly affiliateCode: string | null;
  readonly referralCode: string | null;
}

type Row = Omit<Arrival, "upline"> & {
  readonly publicId: string | null;
  readonly username: string | null;
};

/** A player's origin; undefined if it was not recorded. */
export async function selectArrival(tx: Tx, playerId: bigint): Promise<Arrival | undefined> {
  const row = await tx.row<Row>(sql`
    select o.register_method as method, o.domain, o.affiliate_code as "affiliateCode",
      o.referral_code as "referralCode", u.public_id as "publicId", u.username
    from player_origin o
    left join player u on u.id = o.upline_id
    where o.player_id = ${playerId}`);
  if (!row) return undefined;
  const { publicId, username, ...same } = row;
  return {
    ...same,
    upline: publicId === null || username === null ? null : { publicId, username },
  };
}
