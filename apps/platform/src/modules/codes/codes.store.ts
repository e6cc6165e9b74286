import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { LIFE_MINUTES, MAX_GUESSES, MAX_GUESSES_IN_ALL, type Recipient } from "./codes.ts";

/** Requests for one recipient run one after the other until the transaction ends. */
export async function lockRecipient(
  tx: Tx,
  { brandId, purpose, recipient }: Recipient,
): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock(
      hashtextextended(${`code ${brandId} ${purpose} ${recipient}`}, 0)
    )`);
}

export interface Sent {
  /** From all places. */
  readonly lastHour: bigint;
  readonly fromHere: bigint;
  /** Seconds since the newest; null when there is none. */
  readonly age: number | null;
}

/** Codes sent to a recipient within the last hour. */
export async function countSent(
  tx: Tx,
  { brandId, purpose, recipient, place }: Recipient,
): Promise<Sent> {
  const row = await tx.row<Sent>(sql`
    select count(*) as "lastHour",
      count(*) filter (where place = ${place}) as "fromHere",
      extract(epoch from clock_timestamp() - max(made_at))::float8 as age
    from one_time_code
    where brand_id = ${brandId}
      and purpose = ${purpose}
      and recipient = ${recipient}
      and not void
      and made_at > now() - interval '1 hour'`);
  return row ?? { lastHour: 0n, fromHere: 0n, age: null };
}

export async function insertCode(
  tx: Tx,
  { brandId, purpose, recipient, place }: Recipient,
  hash: Buffer,
): Promise<bigint> {
  const row = await tx.row<{ id: bigint }>(sql`
    insert into one_time_code (brand_id, purpose, recipient, place, hash)
    values (${brandId}, ${purpose}, ${recipient}, ${place}, ${hash})
    returning id`);
  if (!row) throw new Error("A code was not written");
  return row.id;
}

export async function voidCode(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update one_time_code set void = true where id = ${id}`);
}

/**
 * Counts a guess at a recipient's code and returns the code's hash: the newest one requested from
 * the guesser's place, else the newest of all. Undefined when none can still be guessed from there.
 */
export async function takeGuess(
  tx: Tx,
  { brandId, purpose, recipient, place }: Recipient,
): Promise<{ readonly id: bigint; readonly hash: Buffer } | undefined> {
  return tx.row(sql`
    with
      code as (
        select id, used_at, guesses, made_at from one_time_code
        where brand_id = ${brandId}
          and purpose = ${purpose}
          and recipient = ${recipient}
          and not void
        order by place = ${place} desc, made_at desc, id desc limit 1 for update
      ),
      guess as (
        insert into code_guess (code_id, place)
        select id, ${place} from code
        where used_at is null
          and guesses < ${MAX_GUESSES_IN_ALL}
          and made_at > now() - make_interval(mins => ${LIFE_MINUTES})
        on conflict (code_id, place) do update set guesses = code_guess.guesses + 1
        where code_guess.guesses < ${MAX_GUESSES}
        returning code_id
      )
    update one_time_code set guesses = guesses + 1
    where id = (select code_id from guess)
    returning id, hash`);
}

export async function markUsed(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update one_time_code set used_at = now() where id = ${id}`);
}

export async function deleteOldCodes(tx: Tx): Promise<void> {
  await tx.run(sql`delete from one_time_code where made_at < now() - interval '2 hours'`);
}

/** Runs something in a transaction and rolls it back, so that it took its time and left nothing. */
export async function undone<Value>(tx: Tx, work: () => Promise<Value>): Promise<Value> {
  await tx.run(sql`savepoint undone`);
  const value = await work();
  await tx.run(sql`rollback to savepoint undone`);
  return value;
}
