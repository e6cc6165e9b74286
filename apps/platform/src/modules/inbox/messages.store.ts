import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { KIND_OF, type Kind, type Letter, type Message } from "./inbox.ts";

/** Writes a message of a template; returns its number. */
export async function insertLetter(
  tx: Tx,
  { player, template, details, link }: Letter,
): Promise<bigint> {
  const row = await tx.row<{ id: bigint }>(sql`
    insert into inbox_message (player, kind, template, details, link)
    values (
      ${player}, ${KIND_OF[template]}, ${template}, ${JSON.stringify(details)}::jsonb, ${link}
    )
    returning id`);
  if (!row) throw new Error("A message was not written");
  return row.id;
}

/** Gives players the message of a broadcast; returns those who did not have it. */
export async function insertForEach(
  tx: Tx,
  broadcast: { readonly id: bigint; readonly link: string },
  players: readonly bigint[],
): Promise<readonly { readonly id: bigint; readonly player: bigint }[]> {
  return tx.rows(sql`
    insert into inbox_message (player, kind, broadcast_id, link)
    select player, 'staff', ${broadcast.id}, ${broadcast.link}
    from unnest(${players}::int8[]) as one (player)
    on conflict (broadcast_id, player) where broadcast_id is not null do nothing
    returning id, player`);
}

const MESSAGE = sql`
  m.id, m.player, m.kind, m.template, m.details, b.words, b.language, b.warnings,
  coalesce(b.advertises, false) as advertises, m.link,
  m.made_at as "madeAt", m.read_at as "readAt", m.deleted_at as "deletedAt"`;
const FROM = sql`inbox_message m left join inbox_broadcast b on b.id = m.broadcast_id`;

/** Which of a player's messages; what is undefined narrows nothing. */
export interface Wanted {
  readonly kind: Kind | undefined;
  /** Only those that are not read. */
  readonly unread: boolean;
  /** Only those before this number. */
  readonly before: bigint | undefined;
}

/** A player's messages, newest first. */
export function selectMessages(
  tx: Tx,
  player: bigint,
  { kind, unread, before }: Wanted,
  limit: number,
): Promise<Message[]> {
  return tx.rows(sql`
    select ${MESSAGE} from ${FROM}
    where m.player = ${player}
      and m.deleted_at is null
      and (${kind ?? null}::text is null or m.kind = ${kind ?? null})
      and (not ${unread}::boolean or m.read_at is null)
      and (${before ?? null}::int8 is null or m.id < ${before ?? null}::int8)
    order by m.id desc limit ${limit}`);
}

/** All that a player was written, what the player deleted included, newest first. */
export function selectWritten(
  tx: Tx,
  player: bigint,
  before: bigint | undefined,
  limit: number,
): Promise<Message[]> {
  return tx.rows(sql`
    select ${MESSAGE} from ${FROM}
    where m.player = ${player}
      and (${before ?? null}::int8 is null or m.id < ${before ?? null}::int8)
    order by m.id desc limit ${limit}`);
}

/** One message of any player, also one that they deleted. */
export function selectMessage(tx: Tx, id: bigint): Promise<Message | undefined> {
  return tx.row(sql`select ${MESSAGE} from ${FROM} where m.id = ${id}`);
}

/** How many messages each of some players has not read; none of who has read all. */
export async function countUnread(
  tx: Tx,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await tx.rows<{ player: bigint; unread: bigint }>(sql`
    select player, count(*) as unread from inbox_message
    where player = any (${players}::int8[]) and read_at is null and deleted_at is null
    group by player`);
  return new Map(rows.map(({ player, unread }) => [player, Number(unread)]));
}

/** Marks messages of a player as read: those of these numbers, or all up to one. */
export async function updateRead(
  tx: Tx,
  player: bigint,
  which: { readonly ids: readonly bigint[] } | { readonly upTo: bigint },
): Promise<void> {
  const chosen = "ids" in which ? sql`id = any (${which.ids}::int8[])` : sql`id <= ${which.upTo}`;
  await tx.run(sql`
    update inbox_message set read_at = now()
    where player = ${player} and read_at is null and deleted_at is null and ${chosen}`);
}

/** Throws messages of a player away; whose number is not the player's stays. */
export async function updateDeleted(tx: Tx, player: bigint, ids: readonly bigint[]): Promise<void> {
  await tx.run(sql`
    update inbox_message set deleted_at = now(), read_at = coalesce(read_at, now())
    where player = ${player} and id = any (${ids}::int8[]) and deleted_at is null`);
}

/** Deletes what is older than some years, read or not. */
export async function deleteOld(tx: Tx, years: number): Promise<void> {
  await tx.run(sql`
    delete from inbox_message
    where made_at < now() - make_interval(years => ${years})`);
}
