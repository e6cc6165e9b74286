import type { TicketHolder } from "@perya/fair";
import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A player's numbered tickets: from the first one on. */
export interface Entry extends TicketHolder {
  readonly player: bigint;
  readonly first: number;
}

const COLUMNS = sql`code, player_id as player, first_ticket::float8 as first, tickets`;

export async function insertEntries(
  tx: Tx,
  raffle: bigint,
  entries: readonly Entry[],
): Promise<void> {
  await tx.run(sql`
    insert into raffle_entry (raffle_id, code, player_id, first_ticket, tickets)
    select ${raffle}, * from unnest(
      ${entries.map(({ code }) => code)}::text[],
      ${entries.map(({ player }) => player)}::int8[],
      ${entries.map(({ first }) => first)}::int8[],
      ${entries.map(({ tickets }) => tickets)}::int4[]
    )`);
}

/** The next lines of the published list after a code, in its order. */
export function pageEntries(
  tx: Tx,
  raffle: bigint,
  after: string,
  limit: number,
): Promise<TicketHolder[]> {
  return tx.rows(sql`
    select code, tickets from raffle_entry
    where raffle_id = ${raffle} and code > ${after}
    order by code limit ${limit}`);
}

export function entryOf(tx: Tx, raffle: bigint, player: bigint): Promise<Entry | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from raffle_entry
    where raffle_id = ${raffle} and player_id = ${player}`);
}

/** Whose some tickets are, by their numbers. */
export async function holdersOf(
  tx: Tx,
  raffle: bigint,
  tickets: readonly number[],
): Promise<ReadonlyMap<number, bigint>> {
  const rows = await tx.rows<{ ticket: number; player: bigint }>(sql`
    select asked.ticket::float8 as ticket, holder.player_id as player
    from unnest(${tickets}::int8[]) as asked (ticket)
    cross join lateral (
      select player_id from raffle_entry
      where raffle_id = ${raffle} and first_ticket <= asked.ticket
      order by first_ticket desc limit 1
    ) holder`);
  return new Map(rows.map(({ ticket, player }) => [ticket, player]));
}
