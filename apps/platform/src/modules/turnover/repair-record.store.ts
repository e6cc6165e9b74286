import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { each, SAID, UNITS } from "./record-again.store.ts";
import type { TurnoverSource } from "./turnover-entry.ts";

/**
 * Gives every missing entry the number of an altered one of the same origin, else one that should
 * not be there or that is free, else one after the last. So no entry that is right gets another
 * number, and a reader that has come to a number goes on from there.
 */
export async function placeMissing(tx: Tx, source: TurnoverSource): Promise<void> {
  await tx.run(sql`
    with
      ranked as (
        select number, ctid as at_row, player_id, origin,
          row_number() over (
            partition by player_id, origin, number is null order by number, at
          ) as nth
        from turnover_wrong
        where source = ${source} and not closed
      )
    update turnover_wrong wrong set place = extra.number
    from ranked missing
    join ranked extra using (player_id, origin, nth)
    where wrong.ctid = missing.at_row and missing.number is null and extra.number is not null`);
  await tx.run(sql`
    with
      written as (
        select greatest(
          written, (select max(number) from turnover_entry where source = ${source})
        ) as last
        from turnover_source
        where name = ${source}
      ),
      missing as (
        select ctid as at_row, row_number() over (order by at, player_id, origin) as nth
        from turnover_wrong
        where source = ${source} and place is null and not closed
      ),
      free as (
        select number, row_number() over (order by number) as nth
        from (
          select number from turnover_wrong extra
          where source = ${source} and number is not null and not closed and not exists (
            select from turnover_wrong taken
            where taken.source = ${source} and taken.number is null and taken.place = extra.number
          )
          union all
          select number from written, generate_series(1, last) number
          where exists (select from missing) and not exists (
            select from turnover_entry entry
            where entry.source = ${source} and entry.number = number.number
          )
        ) place
      )
    update turnover_wrong wrong set place = coalesce(
      free.number,
      written.last + missing.nth - (select count(*) from free)
    )
    from written, missing
    left join free using (nth)
    where wrong.ctid = missing.at_row`);
}

/**
 * Puts the missing entries in their places and empties those that should not be there, which keep
 * their numbers. Only this may change the record: its guard is lifted within the transaction.
 */
export async function putRight(tx: Tx): Promise<void> {
  await tx.run(sql`alter table turnover_entry disable trigger turnover_entry_append_only`);
  await tx.run(sql`
    update turnover_entry entry set ${each(UNITS, (name) => `${name} = 0`)}
    from turnover_wrong extra
    where entry.source = extra.source
      and entry.number = extra.number
      and extra.number is not null
      and not extra.closed`);
  await tx.run(sql`
    insert into turnover_entry (source, number, ${each(SAID)})
    select source, place, ${each(SAID)} from turnover_wrong
    where number is null and not closed
    order by source, place
    on conflict (source, number) do update set
      ${each(SAID, (name) => `${name} = excluded.${name}`)}`);
  await tx.run(sql`alter table turnover_entry enable trigger turnover_entry_append_only`);
}

/** Counts what is written now, and returns how many entries were added after the last one. */
export async function updateWritten(tx: Tx, source: TurnoverSource): Promise<number> {
  const row = await tx.row<{ added: bigint }>(sql`
    update turnover_source set written = greatest(
      written, (select max(number) from turnover_entry where source = ${source})
    )
    where name = ${source}
    returning new.written - old.written as added`);
  return Number(row?.added ?? 0n);
}
