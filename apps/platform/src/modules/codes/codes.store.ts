import { sql, type Tx } from "@perya/postgres";
import { LIFE_MINUTES, MAX_GUESSES, type Recipient } from "./codes.ts";

/** Two requests for one recipient take turns until the transaction ends. */
export async function lockRecipient(tx: Tx, { brandId, purpose, recipient }: Recipient): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`code ${brandId} ${purpose} ${recipient}`}, 0))`);
}

export interface Sent {
  readonly lastHour: bigint;
  /** Seconds since the youngest; null when there is none. */
  readonly age: number | null;
}

/** What was sent to a recipient within an hour. */
export async function countSent(tx: Tx, { brandId, purpose, recipient }: Recipient): Promise<Sent> {
  const row = await tx.row<Sent>(sql`
    select count(*) as "lastHour", extract(epoch from clock_timestamp() - max(made_at))::float8 as age
    from one_time_code
    where brand_id = ${brandId} and purpose = ${purpose} and recipient = ${recipient} and not void and made_at > now() - interval '1 hour'`);
  return row ?? { lastHour: 0n, age: null };
}

export async function insertCode(tx: Tx, { brandId, purpose, recipient }: Recipient, hash: Buffer): Promise<bigint> {
  const row = await tx.row<{ id: bigint }>(
    sql`insert into one_time_code (brand_id, purpose, recipient, hash) values (${brandId}, ${purpose}, ${recipient}, ${hash}) returning id`,
  );
  if (!row) throw new Error("A code was not written");
  return row.id;
}

export async function voidCode(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update one_time_code set void = true where id = ${id}`);
}

/** Counts a guess at a recipient's youngest code and answers its hash; undefined when there is none that can still be guessed. */
export async function takeGuess(
  tx: Tx,
  { brandId, purpose, recipient }: Recipient,
): Promise<{ readonly id: bigint; readonly hash: Buffer } | undefined> {
  return tx.row(sql`
    update one_time_code set guesses = guesses + 1
    where id = (
      select id from one_time_code
      where brand_id = ${brandId} and purpose = ${purpose} and recipient = ${recipient} and not void
      order by made_at desc, id desc limit 1 for update
    ) and used_at is null and guesses < ${MAX_GUESSES} and made_at > now() - make_interval(mins => ${LIFE_MINUTES})
    returning id, hash`);
}

export async function markUsed(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update one_time_code set used_at = now() where id = ${id}`);
}

export async function deleteOldCodes(tx: Tx): Promise<void> {
  await tx.run(sql`delete from one_time_code where made_at < now() - interval '2 hours'`);
}

/** Does something in a transaction and takes it back, so that it took its time and left nothing. */
export async function undone<Value>(tx: Tx, work: () => Promise<Value>): Promise<Value> {
  await tx.run(sql`savepoint undone`);
  const value = await work();
  await tx.run(sql`rollback to savepoint undone`);
  return value;
}
