import { deleteOldGuesses } from "../guessing/guesses.store.ts";
import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Concurrent calls of one browser run one after the other until the transaction ends. */
export async function lockBrowser(tx: Tx, brandId: bigint, browserHash: Buffer): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock(
      hashtextextended(${`trial ${brandId} ${browserHash.toString("hex")}`}, 0)
    )`);
}

/** A browser's active trial account. */
export async function selectTrial(
  tx: Tx,
  brandId: bigint,
  browserHash: Buffer,
): Promise<bigint | undefined> {
  const row = await tx.row<{ id: bigint }>(sql`
    select player_id as id from trial_account
    where brand_id = ${brandId} and browser_hash = ${browserHash} and ended_at is null`);
  return row?.id;
}

export async function insertTrial(
  tx: Tx,
  playerId: bigint,
  brandId: bigint,
  browserHash: Buffer,
  place: string,
): Promise<void> {
  await tx.run(sql`
    insert into trial_account (player_id, brand_id, browser_hash, place)
    values (${playerId}, ${brandId}, ${browserHash}, ${place})`);
}

/** How many trial accounts a place opened within an hour. */
export async function countTrials(tx: Tx, brandId: bigint, place: string): Promise<number> {
  const row = await tx.row<{ n: bigint }>(sql`
    select count(*) as n from trial_account
    where brand_id = ${brandId} and place = ${place} and made_at > now() - interval '1 hour'`);
  return Number(row?.n ?? 0n);
}

/** Trial accounts whose last session has ended: idle for two hours, a day old, or signed out. */
export async function selectLeftTrials(tx: Tx, limit: number): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select player_id as id from trial_account t
    where ended_at is null
      and made_at < now() - interval '5 minutes'
      and not exists (
        select from player_session s
        where s.player_id = t.player_id
          and s.revoked_at is null
          and s.last_seen_at > now() - interval '2 hours'
          and s.created_at > now() - interval '24 hours'
      )
    order by made_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Marks a trial account as closed; false when another process did. */
export async function endTrial(tx: Tx, playerId: bigint): Promise<boolean> {
  return (
    (await tx.run(sql`
      update trial_account set ended_at = now()
      where player_id = ${playerId} and ended_at is null`)) === 1
  );
}

/** Expired leftovers of sign-ins: links, tickets, remembered browsers. */
export async function deleteOldSignIns(tx: Tx): Promise<void> {
  await deleteOldGuesses(tx);
  await tx.run(sql`delete from login_link where made_at < now() - interval '1 day'`);
  await tx.run(sql`delete from second_factor where made_at < now() - interval '1 day'`);
  await tx.run(sql`delete from remembered_browser where made_at < now() - interval '2 days'`);
}
