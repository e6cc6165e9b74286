import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Attempts at a name from a place, including those in progress. */
export interface Tries {
  /** From this place at this name, in 15 minutes. */
  readonly here: number;
  /** From this place at any name in 15 minutes. */
  readonly address: number;
  /** Of the whole world at this name in an hour, and those of them that had the password right. */
  readonly anywhere: number;
  readonly codes: number;
  /** Whether the person signed in from this place before. */
  readonly known: boolean;
}

/**
 * Attempts from one place, and at one name, run one after the other until the transaction ends:
 * each counts those before it. The place is locked first, so there is no deadlock.
 */
export async function lockTries(tx: Tx, username: string, place: string): Promise<void> {
  // Sent together: each answer that is awaited keeps everyone who waits for the lock longer.
  await Promise.all([
    tx.run(
      sql`select pg_advisory_xact_lock(hashtextextended(${`staff sign-in from ${place}`}, 0))`,
    ),
    tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`staff sign-in ${username}`}, 0))`),
  ]);
}

/** Counts attempts at a name and from a place. */
export async function countTries(tx: Tx, username: string, place: string): Promise<Tries> {
  const row = await tx.row<
    Record<"here" | "address" | "anywhere" | "codes", bigint> & { known: boolean }
  >(sql`
    select
      count(*) filter (
        where username = ${username} and ip = ${place} and at > now() - interval '15 minutes'
      ) as here,
      count(*) filter (where ip = ${place} and at > now() - interval '15 minutes') as address,
      count(*) filter (where username = ${username}) as anywhere,
      count(*) filter (where username = ${username} and wrong = 'CODE') as codes,
      exists (
        select from staff_session s
        join staff on staff.id = s.staff_id
        where lower(staff.username) = ${username} and s.place = ${place} and s.pending_totp is null
      ) as known
    from staff_failure
    where (username = ${username} or ip = ${place}) and at > now() - interval '1 hour'`);
  if (!row) throw new Error("A count always answers");
  return {
    here: Number(row.here),
    address: Number(row.address),
    anywhere: Number(row.anywhere),
    codes: Number(row.codes),
    known: row.known,
  };
}

/**
 * Records an attempt before it is checked. It counts as a failure until `forgetTry` removes it.
 */
export async function insertTry(tx: Tx, username: string, place: string): Promise<bigint> {
  const [row] = await Promise.all([
    tx.row<{ id: bigint }>(
      sql`insert into staff_failure (username, ip) values (${username}, ${place}) returning id`,
    ),
    // Skips rows that another attempt is deleting: waiting for each other would be a deadlock.
    tx.run(sql`
      delete from staff_failure
      where id in (
        select id from staff_failure
        where at < now() - interval '1 hour'
        limit 100 for update skip locked
      )`),
  ]);
  if (!row) throw new Error("An inserted attempt answers its number");
  return row.id;
}

/** The attempt was not a failure. */
export async function forgetTry(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`delete from staff_failure where id = ${id}`);
}

/** The attempt had the password right and the code wrong. */
export async function markWrongCode(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update staff_failure set wrong = 'CODE' where id = ${id}`);
}
