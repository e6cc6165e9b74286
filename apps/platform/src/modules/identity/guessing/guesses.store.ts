import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** The player's secret in question. Guesses at each are counted separately. */
export type Secret = PasswordSecret | "authenticator";
export type PasswordSecret = "login" | "payment";

/**
 * The key under which guesses are counted: the account's username in lower case, or the typed name
 * if there is no such account, and the place they come from.
 */
export interface GuessedAt {
  readonly brandId: bigint;
  readonly name: string;
  readonly place: string;
  readonly secret: Secret;
}

/**
 * Guesses that were not right; those not checked yet count too, unless the field is called wrong.
 */
export interface GuessCounts {
  /** From this place at this name, in 15 minutes. */
  readonly here: number;
  readonly wrongHere: number;
  /** From this place at any name in 15 minutes. */
  readonly wrongFromHere: number;
  /** From anywhere at this name in an hour. */
  readonly anywhere: number;
  readonly wrongAnywhere: number;
}

/**
 * Guesses from one place, and at one name, run one after the other until the transaction ends. The
 * place is locked first everywhere, so that there is no deadlock.
 */
export async function lockGuesses(tx: Tx, { brandId, name, place }: GuessedAt): Promise<void> {
  // Sent together: each answer that is awaited keeps everyone who waits for the lock longer.
  await Promise.all([
    tx.run(
      sql`select pg_advisory_xact_lock(hashtextextended(${`guesses from ${brandId} ${place}`}, 0))`,
    ),
    tx.run(
      sql`select pg_advisory_xact_lock(hashtextextended(${`guesses at ${brandId} ${name}`}, 0))`,
    ),
  ]);
}

/** The earlier guesses that matter for the next one. */
export async function countGuesses(
  tx: Tx,
  { brandId, name, place, secret }: GuessedAt,
): Promise<GuessCounts> {
  const row = await tx.row<Record<keyof GuessCounts, bigint>>(sql`
    select
      count(*) filter (
        where username = ${name} and ip = ${place} and at > now() - interval '15 minutes'
      ) as here,
      count(*) filter (
        where username = ${name}
          and ip = ${place}
          and not open
          and at > now() - interval '15 minutes'
      ) as "wrongHere",
      count(*) filter (
        where ip = ${place} and not open and at > now() - interval '15 minutes'
      ) as "wrongFromHere",
      count(*) filter (where username = ${name}) as anywhere,
      count(*) filter (where username = ${name} and not open) as "wrongAnywhere"
    from login_failure
    where brand_id = ${brandId}
      and (username = ${name} or ip = ${place})
      and secret = ${secret}
      and at > now() - interval '1 hour'`);
  if (!row) throw new Error("A count always answers");
  return Object.fromEntries(
    Object.entries(row).map(([key, count]) => [key, Number(count)]),
  ) as unknown as GuessCounts;
}

/** Records a guess that is about to be checked; returns its number. */
export async function insertGuess(
  tx: Tx,
  { brandId, name, place, secret }: GuessedAt,
): Promise<bigint> {
  const row = await tx.row<{ id: bigint }>(sql`
    insert into login_failure (brand_id, username, ip, secret, open)
    values (${brandId}, ${name}, ${place}, ${secret}, true)
    returning id`);
  if (!row) throw new Error("An inserted guess answers its number");
  return row.id;
}

/** The guess was wrong. */
export async function closeGuess(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update login_failure set open = false where id = ${id}`);
}

/** The guess was right: deletes it and those before it from this place at this name. */
export async function deleteGuesses(
  tx: Tx,
  { brandId, name, place, secret }: GuessedAt,
): Promise<void> {
  await tx.run(sql`
    delete from login_failure
    where brand_id = ${brandId} and username = ${name} and ip = ${place} and secret = ${secret}`);
}

/** Deletes guesses that no longer count. */
export async function deleteOldGuesses(tx: Tx): Promise<void> {
  await tx.run(sql`delete from login_failure where at < now() - interval '1 hour'`);
}
