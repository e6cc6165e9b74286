import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { SentPicture } from "../../http/answers/sent-picture.ts";
import type { Message } from "./conversation.ts";

const MESSAGE = sql`seq, author, staff_name as "staffName", event, text, pictures, key, at`;

export async function insertMessage(
  tx: Tx,
  conversation: bigint,
  { seq, author, staffName, event, text, pictures, key }: Omit<Message, "at">,
): Promise<Message> {
  const written = await tx.row<Message>(sql`
    insert into service_message (
      conversation_id, seq, author, staff_name, event, text, pictures, key
    )
    values (
      ${conversation}, ${seq}, ${author}, ${staffName}, ${event}, ${text}, ${pictures}, ${key}
    )
    returning ${MESSAGE}`);
  if (!written) throw new Error("A message was not written");
  return written;
}

export async function insertPicture(
  tx: Tx,
  conversation: bigint,
  { seq, place }: { readonly seq: number; readonly place: number },
  { kind, bytes }: SentPicture,
): Promise<void> {
  await tx.run(sql`
    insert into service_picture (conversation_id, seq, place, kind, bytes)
    values (${conversation}, ${seq}, ${place}, ${kind}, ${bytes})`);
}

/** The message that was sent under a key. */
export function selectByKey(
  tx: Tx,
  conversation: bigint,
  key: string,
): Promise<Message | undefined> {
  return tx.row(sql`
    select ${MESSAGE} from service_message
    where conversation_id = ${conversation} and key = ${key}`);
}

/** The newest messages before a number, or of all, the newest first. */
export function selectMessages(
  tx: Tx,
  conversation: bigint,
  before: number | undefined,
  limit: number,
): Promise<Message[]> {
  return tx.rows(sql`
    select ${MESSAGE} from service_message
    where conversation_id = ${conversation}
      and (${before ?? null}::int is null or seq < ${before ?? null}::int)
    order by seq desc limit ${limit}`);
}

/** How many messages of one side came after a number. */
export async function countAfter(
  tx: Tx,
  conversation: bigint,
  author: "player" | "staff",
  seq: number,
): Promise<number> {
  const row = await tx.row<{ n: bigint }>(sql`
    select count(*) as n from service_message
    where conversation_id = ${conversation} and author = ${author} and seq > ${seq}`);
  return Number(row?.n ?? 0n);
}

/** How many messages the player wrote within a day. Reads back from the newest, up to a limit. */
export async function countOfDay(tx: Tx, conversation: bigint, limit: number): Promise<number> {
  const row = await tx.row<{ n: bigint }>(sql`
    select count(*) as n
    from (
      select at from service_message
      where conversation_id = ${conversation} and author = 'player'
      order by seq desc limit ${limit}
    ) newest
    where at > now() - interval '1 day'`);
  return Number(row?.n ?? 0n);
}

export function selectPicture(
  tx: Tx,
  conversation: bigint,
  seq: number,
  place: number,
): Promise<SentPicture | undefined> {
  return tx.row(sql`
    select kind, bytes from service_picture
    where conversation_id = ${conversation} and seq = ${seq} and place = ${place}`);
}
