import { sql, type Tx } from "@perya/postgres";

/** An agent's link or a friend's. */
export type InvitationKind = "affiliate" | "referral";

export interface Invitation {
  readonly code: string;
  readonly playerId: bigint;
  readonly kind: InvitationKind;
}

/** The invitation of a code at a brand, upper and lower case alike; undefined for none and for one that has ended. */
export function selectInvitation(tx: Tx, brandId: bigint, code: string): Promise<Invitation | undefined> {
  return tx.row(sql`
    select code, player_id as "playerId", kind from invitation where brand_id = ${brandId} and code = upper(${code}) and ended_at is null`);
}

/** Writes an invitation of a player's; false when the brand has one of that code. */
export async function insertInvitation(tx: Tx, invitation: Invitation): Promise<boolean> {
  const { code, playerId, kind } = invitation;
  const written = await tx.run(sql`
    insert into invitation (brand_id, code, player_id, kind) select brand_id, ${code}, id, ${kind} from player where id = ${playerId}
    on conflict (brand_id, code) do nothing`);
  return written === 1;
}
