import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { SignedIn } from "../identity.ts";

export type ContactChannel = "sms" | "mail";

/** Notes that the holder of a session proved the old contact. */
export async function writeProven(
  tx: Tx,
  { id, sessionId }: SignedIn,
  channel: ContactChannel,
): Promise<void> {
  await tx.run(sql`
    insert into contact_replacement (player_id, channel, session_id)
    values (${id}, ${channel}, ${sessionId})
    on conflict (player_id, channel) do update set
      session_id = excluded.session_id, proven_at = now()`);
}

/** The contacts whose holder may name a new one now, in this session. */
export async function selectProven(
  tx: Tx,
  { id, sessionId }: SignedIn,
): Promise<readonly ContactChannel[]> {
  const rows = await tx.rows<{ channel: ContactChannel }>(sql`
    select channel from contact_replacement
    where player_id = ${id}
      and session_id = ${sessionId}
      and proven_at > now() - interval '30 minutes'`);
  return rows.map(({ channel }) => channel);
}

/**
 * Locks a replacement in this session until the transaction ends; false when there is none, because
 * another request has ended it.
 */
export async function lockProven(
  tx: Tx,
  { id, sessionId }: SignedIn,
  channel: ContactChannel,
): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 from contact_replacement
    where player_id = ${id}
      and channel = ${channel}
      and session_id = ${sessionId}
      and proven_at > now() - interval '30 minutes'
    for update`);
  return row !== undefined;
}

/** Ends a replacement. */
export async function deleteProven(
  tx: Tx,
  { id }: Pick<SignedIn, "id">,
  channel: ContactChannel,
): Promise<void> {
  await tx.run(
    sql`delete from contact_replacement where player_id = ${id} and channel = ${channel}`,
  );
}

/** Ends what was on its way, in every session. */
export async function deleteAllProven(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`delete from contact_replacement where player_id = ${player}`);
}

/** The number a login no longer signs in with. */
export async function clearMobile(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`update player_login set mobile = null where player_id = ${player}`);
}

/** Marks that staff took a contact away. */
export async function markReset(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`update player_login set contact_reset = true where player_id = ${player}`);
}

/** Whether staff took a contact away since the last one was set; forgets it. */
export async function takeReset(tx: Tx, player: bigint): Promise<boolean> {
  return (
    (await tx.run(sql`
      update player_login set contact_reset = false
      where player_id = ${player} and contact_reset`)) === 1
  );
}
