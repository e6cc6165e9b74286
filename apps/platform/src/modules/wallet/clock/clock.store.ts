import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * What is added to the server's transaction numbers, locked until the transaction ends: processes
 * that start together take turns.
 */
export async function lockClock(tx: Tx): Promise<bigint> {
  const row = await tx.row<{ base: bigint }>(sql`select base from wallet_clock for update`);
  if (!row) throw new Error("wallet_clock has no row");
  return row.base;
}

/**
 * The greatest number a batch or a proof has, and the server's own number of the next transaction.
 */
export async function lastNumbers(tx: Tx): Promise<{ stored: bigint; server: bigint }> {
  const row = await tx.row<{ stored: bigint; server: bigint }>(sql`
    select greatest(
        (select tx::text::int8 from wallet_batch order by tx desc limit 1),
        (select (proof ->> 'horizon')::int8 from wallet_checkpoint order by id desc limit 1),
        0) as stored,
      pg_snapshot_xmax(pg_current_snapshot())::text::int8 as server`);
  if (!row) throw new Error("A select without a table has one row");
  return row;
}

/**
 * Keeps batches from being written until the transaction ends; those that are underway end first.
 */
export async function lockBatches(tx: Tx): Promise<void> {
  await tx.run(sql`lock table wallet_batch in share row exclusive mode`);
}

export async function setBase(tx: Tx, base: bigint): Promise<void> {
  await tx.run(sql`update wallet_clock set base = ${base}`);
}
