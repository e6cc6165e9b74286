import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Downloads in a day of 24 hours. */
export const MAX_A_DAY = 3;

/** How many downloads a player asked for in the last 24 hours; others of theirs wait meanwhile. */
export async function countLately(tx: Tx, player: bigint): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`download ${player}`}, 0))`);
  const row = await tx.row<{ lately: bigint }>(sql`
    select count(*) as lately from data_download
    where player_id = ${player} and asked_at > now() - interval '24 hours'`);
  return Number(row?.lately ?? 0n);
}

export async function insertDownload(tx: Tx, player: bigint, tokenHash: Buffer): Promise<void> {
  await tx.run(sql`
    insert into data_download (token_hash, player_id) values (${tokenHash}, ${player})`);
}

/** A download that has begun. */
export interface Download {
  readonly player: bigint;
  readonly at: Temporal.Instant;
}

/** Begins a download, once and within ten minutes; undefined where there is none to begin. */
export function beginDownload(tx: Tx, tokenHash: Buffer): Promise<Download | undefined> {
  return tx.row(sql`
    update data_download set begun_at = now()
    where token_hash = ${tokenHash}
      and begun_at is null
      and asked_at > now() - interval '10 minutes'
    returning player_id as player, begun_at as at`);
}
