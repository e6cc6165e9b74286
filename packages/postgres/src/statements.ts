import type { Tx } from "./database.ts";

/** Checks that the database answers at all. Throws when it does not. */
export async function ping(tx: Tx): Promise<void> {
  await tx.run(plain("select 1"));
}

/** The current time of the database's clock, even within a transaction that began earlier. */
export async function readClock(tx: Tx): Promise<Temporal.Instant> {
  const row = await tx.row<{ at: Temporal.Instant }>(plain("select clock_timestamp() as at"));
  if (!row) throw new Error("A clock always answers");
  return row.at;
}

/**
 * Lets this transaction commit without waiting for the disk: for work that is repeated after a
 * crash.
 */
export async function commitUnflushed(tx: Tx): Promise<void> {
  await tx.run(plain("set local synchronous_commit = off"));
}

/**
 * Marks this point of a transaction; `rollbackTo` undoes everything after it. The name is an SQL
 * identifier.
 */
export async function savepoint(tx: Tx, name: string): Promise<void> {
  await tx.run(plain(`savepoint ${name}`));
}

/** Undoes a transaction's changes since a savepoint. */
export async function rollbackTo(tx: Tx, name: string): Promise<void> {
  await tx.run(plain(`rollback to savepoint ${name}`));
}

/** Sends a message to the listeners of a channel. */
export async function notify(tx: Tx, channel: string, message: string): Promise<void> {
  await tx.run({ text: "select pg_notify($1, $2)", values: [channel, message] });
}

/**
 * Lets the sorts and hashes of this transaction's statements take so much memory each, and two more
 * processes help with reading: for work over everything that there is.
 */
export async function giveMemory(tx: Tx, megabytes: number): Promise<void> {
  await tx.run({
    text: `select set_config('work_mem', $1, true),
      set_config('max_parallel_workers_per_gather', '2', true)`,
    values: [`${megabytes}MB`],
  });
}

function plain(text: string) {
  return { text, values: [] };
}
