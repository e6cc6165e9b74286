import type { Tx } from "@perya/postgres";
import { join, raw, sql, type Sql } from "@perya/postgres/sql";
import type { TurnoverSource } from "./turnover-entry.ts";

const AMOUNTS = ["rounds", "stake", "payout", "refund", "turnover", "free_stake", "free_payout"];
/** Amounts that no source books yet. */
const LATER = ["jackpot_stake", "jackpot_payout", "bonus_stake", "bonus_payout"];
const WHERE = "player_id origin brand_id currency book excluded vendor_id game_code category";
/** What an entry says, as its source gives it. */
export const SAID = [...WHERE.split(" "), "at", "closed_at", ...AMOUNTS];
/** What entries are looked for by, and what is compared then: to hash all of it takes longer. */
const KEY = ["source", "player_id", "origin", "at"];
const REST = [...SAID.filter((name) => !KEY.includes(name)), "complete"];
/** The amounts of an entry. */
export const UNITS = [...AMOUNTS, ...LATER];

/** Names as a part of a statement. */
export const each = (names: readonly string[], of = (name: string) => name, by = ", ") =>
  join(
    names.map((name) => raw(of(name))),
    by,
  );

const isNothing = (names: readonly string[]) => each(names, (name) => `${name} = 0`, " and ");

/** Lets nobody book turnover until the transaction ends. */
export async function lockSources(tx: Tx): Promise<void> {
  await tx.run(sql`select from turnover_source order by name desc for update`);
}

/** Entries as rows, of each source. */
export type EntriesAgain = Readonly<Record<TurnoverSource, Sql>>;
/** Spans of time of brands that never change again, as rows: brand_id, first, after (left out). */
export type ClosedSpans = Sql;

/**
 * Compares entries with those that are stored and keeps what differs, in a table that goes with the
 * transaction: those that are missing, and with their `number` those that should not be there. One
 * that was altered is both; stored ones without any amount are nothing. `closed` says whether its
 * time is in one of the spans (brand_id, first, after) that are never changed.
 */
export async function createWrong(tx: Tx, again: EntriesAgain, closed: ClosedSpans): Promise<void> {
  await tx.run(sql`
    create temporary table turnover_wrong on commit drop as
    select wrong.*, wrong.number as place, exists (
      select from (${closed}) closed
      where closed.brand_id = wrong.brand_id
        and wrong.at >= closed.first
        and wrong.at < closed.after
    ) as closed
    from (
      select stored.number, coalesce(again.source, stored.source) as source,
        ${each(SAID, (name) => `coalesce(again.${name}, stored.${name}) as ${name}`)}
      from (
        select 'rounds' as source, ${each(SAID)}, true as complete from (${again.rounds}) rounds
        union all
        select 'lottery', ${each(SAID)}, true from (${again.lottery}) draws
      ) again
      full join (
        select source, number, ${each(SAID)}, ${isNothing(LATER)} as complete
        from turnover_entry
        where not (${isNothing(UNITS)})
      ) stored
        on ${each(KEY, (name) => `stored.${name} = again.${name}`, " and ")}
          and (${each(REST, (name) => `stored.${name}`)}) is not distinct from (
            ${each(REST, (name) => `again.${name}`)}
          )
      where stored.number is null or again.source is null
    ) wrong`);
}

/** Adds stored entries that are there twice to those that should not be there. */
export async function addTwice(tx: Tx, closed: ClosedSpans): Promise<void> {
  await tx.run(sql`
    insert into turnover_wrong (number, place, source, ${each(SAID)}, closed)
    select number, number, source, ${each(SAID)}, exists (
      select from (${closed}) closed
      where closed.brand_id = twice.brand_id
        and twice.at >= closed.first
        and twice.at < closed.after
    )
    from (
      select entry.*,
        row_number() over (partition by source, ${each(SAID)} order by number) as nth
      from turnover_entry entry
      join (
        select source, player_id, origin, at from turnover_entry
        where not (${isNothing(UNITS)})
        group by 1, 2, 3, 4
        having count(*) > 1
      ) same using (source, player_id, origin, at)
      where not (${isNothing(UNITS)})
    ) twice
    where nth > 1 and not exists (
      select from turnover_wrong known
      where known.source = twice.source and known.number = twice.number
    )`);
}

/** What differs between the record and its sources. */
export interface WrongEntries {
  readonly missing: number;
  /** Stored ones that are altered, or that nothing stands behind. */
  readonly extra: number;
  /** Of both, those of closed days. */
  readonly closed: number;
  /** The first of them as text. */
  readonly first: readonly string[];
}

export async function selectWrong(tx: Tx): Promise<WrongEntries> {
  const found = await tx.row<WrongEntries>(sql`
    select count(*) filter (where number is null)::int4 as missing,
      count(number)::int4 as extra, count(*) filter (where closed)::int4 as closed,
      coalesce(
        (
          select array_agg(one::text) from (
            select to_jsonb(wrong) - 'place' as one from turnover_wrong wrong
            order by source, player_id, origin, at limit 10
          ) few
        ),
        '{}'
      ) as first
    from turnover_wrong`);
  return found ?? { missing: 0, extra: 0, closed: 0, first: [] };
}
