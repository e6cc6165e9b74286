import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Result } from "@perya/result";
import type { Channel, NewMessage } from "./messages.ts";

export async function insertMessage(
  tx: Tx,
  { brandId, channel, recipient, subject, text }: NewMessage,
): Promise<string> {
  const row = await tx.row<{ id: string }>(sql`
    insert into message (brand_id, channel, recipient, subject, text)
    values (${brandId}, ${channel}, ${recipient}, ${subject ?? null}, ${text})
    returning id`);
  if (!row) throw new Error("A message was not written");
  return row.id;
}

/** Runs something in a transaction, and rolls it back on a refusal. */
export async function takenBackIfRefused<Value, Refusal extends string>(
  tx: Tx,
  work: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  await tx.run(sql`savepoint unless_refused`);
  const done = await work();
  if (!done.ok) await tx.run(sql`rollback to savepoint unless_refused`);
  return done;
}

export interface Claimed {
  readonly brandId: bigint;
  readonly channel: Channel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string;
}

/** Claims a waiting message for half a minute, so that nobody else sends it. */
export function claimMessage(tx: Tx, id: string): Promise<Claimed | undefined> {
  return tx.row(sql`
    update message set tried_at = now(), tries = tries + 1
    where id = ${id}
      and state = 'waiting'
      and (tried_at is null or tried_at < now() - interval '30 seconds')
    returning brand_id as "brandId", channel, recipient, subject, text`);
}

export async function markSent(
  tx: Tx,
  id: string,
  carrier: string,
  reference: string,
  keepText: boolean,
): Promise<void> {
  await tx.run(sql`
    update message
    set state = 'sent',
      sent_at = now(),
      carrier = ${carrier},
      reference = ${reference},
      text = case when ${keepText} then text end
    where id = ${id}`);
}

export async function markRefused(
  tx: Tx,
  id: string,
  carrier: string,
  refusal: string,
  said: string,
): Promise<void> {
  await tx.run(sql`
    update message
    set state = 'refused',
      carrier = ${carrier},
      refusal = ${refusal},
      reference = ${said},
      text = null
    where id = ${id}`);
}

export interface Kept {
  readonly id: string;
  readonly channel: Channel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string | null;
  readonly state: "waiting" | "sent" | "refused";
  readonly carrier: string | null;
  readonly refusal: string | null;
  readonly madeAt: Temporal.Instant;
}

/**
 * Staff's search; undefined fields are ignored. `recipient` is a part of a number or
 * an address.
 */
export interface Wanted {
  readonly channel: Channel | undefined;
  readonly recipient: string | undefined;
  readonly since: string | undefined;
  readonly before: string | undefined;
}

/** The newest messages of a brand, or of all for the house (null), that match. */
export function selectMessages(
  tx: Tx,
  brandId: bigint | null,
  { channel, recipient, since, before }: Wanted,
  limit: number,
): Promise<Kept[]> {
  const part =
    recipient === undefined
      ? null
      : `%${recipient.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
  return tx.rows(sql`
    select id, channel, recipient, subject, text, state, carrier, refusal, made_at as "madeAt"
    from message
    where (${brandId}::bigint is null or brand_id = ${brandId})
      and (${channel ?? null}::text is null or channel = ${channel ?? null})
      and (${part}::text is null or recipient ilike ${part})
      and (${since ?? null}::timestamptz is null or made_at >= ${since ?? null}::timestamptz)
      and (${before ?? null}::timestamptz is null or made_at < ${before ?? null}::timestamptz)
    order by made_at desc limit ${limit}`);
}

/** Deletes sandbox texts after a day and rows after a month. */
export async function forgetMessages(tx: Tx): Promise<void> {
  await tx.run(sql`
    update message set text = null
    where text is not null and state <> 'waiting' and made_at < now() - interval '24 hours'`);
  await tx.run(sql`delete from message where made_at < now() - interval '30 days'`);
}
