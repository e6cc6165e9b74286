import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A remembered browser is forgotten a day after its sign-in, however often it was renewed. */
const LIVE = sql`ended_at is null and made_at > now() - interval '1 day'`;

/** Two tabs that open together hold the same token: the previous one is accepted for this long. */
const OVERLAP = sql`interval '10 seconds'`;

export async function insertRemembered(
  tx: Tx,
  playerId: bigint,
  tokenHash: Buffer,
  mustChange: boolean,
): Promise<string> {
  const row = await tx.row<{ family: string }>(sql`
    insert into remembered_browser (player_id, token_hash, must_change)
    values (${playerId}, ${tokenHash}, ${mustChange})
    returning family`);
  if (!row) throw new Error("A remembered browser was not written");
  return row.family;
}

export interface Remembered {
  readonly playerId: bigint;
  readonly mustChange: boolean;
  /** Whether the token is the newest, the one just before it, or an old one that was copied. */
  readonly token: "current" | "just-before" | "old";
  /** Seconds until it is forgotten. */
  readonly secondsLeft: number;
}

/**
 * A browser by its family, locked until the transaction ends; undefined for one that has ended or
 * never existed.
 */
export function lockRemembered(
  tx: Tx,
  family: string,
  tokenHash: Buffer,
): Promise<Remembered | undefined> {
  return tx.row(sql`
    select
      player_id as "playerId",
      must_change as "mustChange",
      case
        when token_hash = ${tokenHash} then 'current'
        when previous_hash = ${tokenHash} and rotated_at > now() - ${OVERLAP} then 'just-before'
        else 'old'
      end as token,
      ceil(extract(epoch from made_at + interval '1 day' - now()))::int as "secondsLeft"
    from remembered_browser
    where family = ${family} and ${LIVE}
    for update`);
}

export async function rotateRemembered(tx: Tx, family: string, tokenHash: Buffer): Promise<void> {
  await tx.run(sql`
    update remembered_browser
    set previous_hash = token_hash, token_hash = ${tokenHash}, rotated_at = now()
    where family = ${family}`);
}

/** Forgets a browser and ends its sessions. */
export async function endFamily(tx: Tx, family: string): Promise<void> {
  await tx.run(sql`
    update remembered_browser set ended_at = now() where family = ${family} and ended_at is null`);
  await tx.run(sql`
    update player_session set revoked_at = now() where family = ${family} and revoked_at is null`);
}

/** Forgets a browser if it is this player's. */
export async function endOwnFamily(tx: Tx, playerId: bigint, family: string): Promise<void> {
  await tx.run(sql`
    update remembered_browser set ended_at = now()
    where family = ${family} and player_id = ${playerId} and ended_at is null`);
}
