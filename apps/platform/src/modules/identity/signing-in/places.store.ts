import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Player } from "../../players/index.ts";

/**
 * Whether a player may sign in from a place without a second factor: it is registered, or no place
 * is yet.
 */
export async function isKnownPlace(tx: Tx, playerId: bigint, place: string): Promise<boolean> {
  const row = await tx.row<{ known: boolean }>(sql`
    select coalesce(bool_or(place = ${place}), true) as known
    from player_place
    where player_id = ${playerId}`);
  return row?.known ?? true;
}

/** Whether a player has signed in from a place. */
export async function hasPlace(tx: Tx, playerId: bigint, place: string): Promise<boolean> {
  return (
    (await tx.row(
      sql`select 1 from player_place where player_id = ${playerId} and place = ${place}`,
    )) !== undefined
  );
}

/** Registers that a player of a brand has signed in from a place. */
export async function registerPlace(
  tx: Tx,
  { id, brandId }: Pick<Player, "id" | "brandId">,
  place: string,
): Promise<void> {
  await tx.run(sql`
    insert into player_place (player_id, brand_id, place) values (${id}, ${brandId}, ${place})
    on conflict do nothing`);
}

/** A sign-in that waits for its second factor. */
export interface WaitingSignIn {
  readonly playerId: bigint;
  readonly channel: "sms" | "mail" | "passkey" | "authenticator";
  /** A number in E.164 or an address; empty for a passkey and an authenticator. */
  readonly recipient: string;
  readonly place: string;
  readonly remember: boolean;
  readonly mustChange: boolean;
}

export async function insertWaiting(
  tx: Tx,
  ticketHash: Buffer,
  waiting: WaitingSignIn,
): Promise<void> {
  const { playerId, channel, recipient, place, remember, mustChange } = waiting;
  await tx.run(sql`
    insert into second_factor (
      ticket_hash, player_id, channel, recipient, place, remember, must_change
    )
    values (
      ${ticketHash}, ${playerId}, ${channel}, ${recipient}, ${place}, ${remember}, ${mustChange}
    )`);
}

/**
 * A pending sign-in: its ticket is valid for ten minutes, once, and only from the place it was
 * issued to.
 */
export function selectWaiting(
  tx: Tx,
  ticketHash: Buffer,
  place: string,
): Promise<WaitingSignIn | undefined> {
  return tx.row(sql`
    select player_id as "playerId", channel, recipient, place, remember, must_change as "mustChange"
    from second_factor
    where ticket_hash = ${ticketHash}
      and place = ${place}
      and used_at is null
      and made_at > now() - interval '10 minutes'`);
}

/** Has a sign-in wait for a code to a contact. */
export async function updateWaiting(
  tx: Tx,
  ticketHash: Buffer,
  { channel, recipient }: Pick<WaitingSignIn, "channel" | "recipient">,
): Promise<void> {
  await tx.run(sql`
    update second_factor set channel = ${channel}, recipient = ${recipient}
    where ticket_hash = ${ticketHash} and used_at is null`);
}

/** Uses up the tickets of all sign-ins of a player that wait. */
export async function endWaiting(tx: Tx, playerId: bigint): Promise<void> {
  await tx.run(sql`
    update second_factor set used_at = now() where player_id = ${playerId} and used_at is null`);
}

/** Uses up a ticket; false when another request did. */
export async function useWaiting(tx: Tx, ticketHash: Buffer): Promise<boolean> {
  return (
    (await tx.run(sql`
      update second_factor set used_at = now()
      where ticket_hash = ${ticketHash} and used_at is null`)) === 1
  );
}
