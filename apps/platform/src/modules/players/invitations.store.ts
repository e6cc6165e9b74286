import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** An agent's link or a friend's. */
export type InvitationKind = "affiliate" | "referral";

export interface Invitation {
  readonly code: string;
  readonly playerId: bigint;
  readonly kind: InvitationKind;
}

/**
 * The invitation of a code at a brand, ignoring case; undefined for none and for one that has
 * ended.
 */
export function selectInvitation(
  tx: Tx,
  brandId: bigint,
  code: string,
): Promise<Invitation | undefined> {
  return tx.row(sql`
    select code, player_id as "playerId", kind from invitation
    where brand_id = ${brandId} and code = upper(${code}) and ended_at is null`);
}

/** Stores a player's invitation; false when the brand already has one with that code. */
export async function insertInvitation(tx: Tx, invitation: Invitation): Promise<boolean> {
  const { code, playerId, kind } = invitation;
  const written = await tx.run(sql`
    insert into invitation (brand_id, code, player_id, kind)
    select brand_id, ${code}, id, ${kind} from player
    where id = ${playerId}
    on conflict (brand_id, code) do nothing`);
  return written === 1;
}

export interface OwnInvitation {
  readonly code: string;
  readonly kind: InvitationKind;
  readonly madeAt: Temporal.Instant;
  readonly endedAt: Temporal.Instant | null;
}

/** The codes a player has given out or may give out, latest first. */
export function selectInvitations(
  tx: Tx,
  playerId: bigint,
  limit: number,
): Promise<OwnInvitation[]> {
  return tx.rows(sql`
    select code, kind, made_at as "madeAt", ended_at as "endedAt"
    from invitation
    where player_id = ${playerId}
    order by id desc limit ${limit}`);
}

/** Ends a player's invitations of a kind. */
export async function endInvitations(
  tx: Tx,
  playerId: bigint,
  kind: InvitationKind,
): Promise<void> {
  await tx.run(sql`
    update invitation set ended_at = now()
    where player_id = ${playerId} and kind = ${kind} and ended_at is null`);
}
