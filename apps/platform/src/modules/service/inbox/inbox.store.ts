import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { State, Topic } from "../conversation.ts";

/** A conversation as a row of staff's inbox. */
export interface InboxRow {
  readonly publicId: string;
  readonly playerName: string;
  readonly playerRef: string;
  readonly state: State;
  readonly topic: Topic;
  readonly waitingSince: Temporal.Instant | null;
  readonly lastAt: Temporal.Instant;
  readonly assignedTo: string | null;
  /** The words of the newest message that has some. */
  readonly words: string | null;
  /** Messages of the player that staff have not read. */
  readonly unread: bigint;
}

/** What staff narrow the inbox with; a missing field does not narrow it. */
export interface Wanted {
  /** The staff's brand, or null for the house. */
  readonly brandId: bigint | null;
  readonly states: readonly State[] | undefined;
  /** The beginning of a username, or a player's id. */
  readonly search: string | undefined;
  /** Whose conversations, by username. */
  readonly assignedTo: string | undefined;
}

/** Characters of the words that a row shows. */
const WORDS = 140;

/** A page of the inbox and one row more, if there is one: who waits longest first, else newest. */
export function pageInbox(
  tx: Tx,
  { brandId, states, search, assignedTo }: Wanted,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<InboxRow[]> {
  const waiting = states?.length === 1 && states[0] === "waiting";
  // Written out, so that the index of those who wait is used.
  const inState = waiting ? sql`state = 'waiting'` : sql`state = any (${states ?? []}::text[])`;
  const name = `${(search ?? "").toLowerCase().replaceAll(/[\\%_]/g, (one) => `\\${one}`)}%`;
  return tx.rows(sql`
    with found as (
      select * from service_conversation
      where (${brandId}::bigint is null or brand_id = ${brandId})
        and ${states === undefined ? sql`true` : inState}
        and ${
          search === undefined
            ? sql`true`
            : sql`(lower(player_name) like ${name} or player_ref = ${search})`
        }
        and (${assignedTo ?? null}::text is null or assigned_to = ${assignedTo ?? null})
      order by ${waiting ? sql`waiting_since, id` : sql`last_at desc, id desc`}
      limit ${limit} offset ${offset}
    )
    select found.public_id as "publicId", player_name as "playerName", player_ref as "playerRef",
      state, topic, waiting_since as "waitingSince", last_at as "lastAt",
      assigned_to as "assignedTo",
      (
        select left(m.text, ${WORDS}) from service_message m
        where m.conversation_id = found.id and m.text <> ''
        order by m.seq desc limit 1
      ) as words,
      (
        select count(*) from service_message m
        where m.conversation_id = found.id and m.author = 'player' and m.seq > found.staff_read
      ) as unread
    from found
    order by ${waiting ? sql`waiting_since, id` : sql`last_at desc, id desc`}`);
}

/** Conversations that are shown with their count. */
const SHOWN = 5;

/** How many conversations wait for the staff of a brand, or of all for null, and the oldest. */
export async function selectWaiting(
  tx: Tx,
  brandId: bigint | null,
): Promise<{ readonly count: number; readonly first: readonly WaitingConversation[] }> {
  const where = sql`
    state = 'waiting' and (${brandId}::bigint is null or brand_id = ${brandId})`;
  const first = await tx.rows<WaitingConversation & { readonly count: bigint }>(sql`
    select public_id as "publicId", player_name as "playerName", topic, waiting_since as since,
      count(*) over () as count
    from service_conversation
    where ${where}
    order by waiting_since, id limit ${SHOWN}`);
  return { count: Number(first[0]?.count ?? 0n), first };
}

/** A conversation that waits for staff. */
export interface WaitingConversation {
  readonly publicId: string;
  readonly playerName: string;
  readonly topic: Topic;
  readonly since: Temporal.Instant;
}
