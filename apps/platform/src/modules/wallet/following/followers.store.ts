import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * How far a follower has read, locked until the transaction ends; a follower nobody knew begins
 * with the ledger's first entry. Undefined while another worker has it.
 */
export async function lockPosition(tx: Tx, name: string): Promise<bigint | undefined> {
  const known = await tx.row<{ readTo: bigint }>(sql`
    select read_to as "readTo" from wallet_follower
    where name = ${name}
    for update skip locked`);
  if (known) return known.readTo;
  const made = await tx.row<{ readTo: bigint }>(sql`
    insert into wallet_follower (name, read_to) values (${name}, 0)
    on conflict (name) do nothing
    returning read_to as "readTo"`);
  return made?.readTo;
}

export async function updatePosition(tx: Tx, name: string, readTo: bigint): Promise<void> {
  await tx.run(sql`update wallet_follower set read_to = ${readTo} where name = ${name}`);
}

/** The transaction up to which a follower has read every entry; 0 before it began. */
export async function selectPosition(tx: Tx, name: string): Promise<bigint> {
  const known = await tx.row<{ readTo: bigint }>(
    sql`select read_to as "readTo" from wallet_follower where name = ${name}`,
  );
  return known?.readTo ?? 0n;
}

/** Whether a follower has read every batch of transactions with a lower number. */
export async function hasFollowed(tx: Tx, name: string, transaction: bigint): Promise<boolean> {
  const row = await tx.row<{ followed: boolean }>(sql`
    select not exists (
      select from wallet_batch
      where tx > ${(await selectPosition(tx, name)).toString()}::xid8
        and tx < ${transaction.toString()}::xid8
    ) as followed`);
  return row?.followed ?? false;
}

/** Whether a follower has read every entry of a player that is there now. */
export async function hasFollowedPlayer(tx: Tx, name: string, player: bigint): Promise<boolean> {
  const row = await tx.row<{ followed: boolean }>(sql`
    select batch.tx <= ${(await selectPosition(tx, name)).toString()}::xid8 as followed
    from wallet_entry entry
    join wallet_batch batch on batch.id = entry.batch
    where entry.player = ${player}
    order by entry.seq desc limit 1`);
  return row?.followed ?? true;
}

/** How far a follower has read; it reads no further until the transaction ends. */
export async function lockFollower(tx: Tx, name: string): Promise<bigint> {
  const known = await tx.row<{ readTo: bigint }>(sql`
    select read_to as "readTo" from wallet_follower
    where name = ${name}
    for update`);
  return known?.readTo ?? 0n;
}

/**
 * Statements over thousands of entries that are read by index cost the same for each of them: to
 * compile them first, as the planner does when it believes in many, takes longer. What they keep
 * between their steps, a few hundred bytes for each, stays in memory.
 */
export async function planForSpans(tx: Tx): Promise<void> {
  await tx.run(sql`
    select set_config('jit', 'off', true), set_config('work_mem', '64MB', true)`);
}
