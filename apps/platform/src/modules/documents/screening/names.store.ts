import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { headOf } from "../../../lists/name-parts.ts";
import type { Hit, Hits } from "./screening.ts";

/** Listed persons that are read as one's hits at once. */
export const MOST_HITS = 200;

/** A name of a listed person, with the person's dates of birth. */
export interface ListedName {
  readonly person: string;
  readonly name: string;
  readonly parts: readonly string[];
  readonly birthDates: readonly string[];
  readonly datasets: string;
}

/**
 * Persons of a list with a name that fits: it has the same parts, or all of the shorter name's,
 * which are two at least, are among the longer one's. The list knows no date of birth of theirs, or
 * one of its dates, which may be a year or a month, has this one. Those with a date come first.
 */
export async function selectFitting(
  tx: Tx,
  list: bigint,
  sought: {
    readonly parts: readonly string[];
    readonly heads: readonly string[];
    readonly birthDate: string;
  },
  skipped = 0,
): Promise<Hits> {
  const { parts, heads, birthDate } = sought;
  const [year, month] = ["yyyy".length, "yyyy-MM".length];
  const fitting = [birthDate.slice(0, year), birthDate.slice(0, month), birthDate];
  const longer =
    parts.length < 2 ? sql`false` : sql`list_id = ${list} and parts @> ${parts}::text[]`;
  const rows = await tx.rows<Hit & { total: bigint }>(sql`
    select person, name, birth_dates as "birthDates", datasets, count(*) over () as total from (
      select distinct on (person) person, name, birth_dates, datasets from (
        select * from screening_name where ${longer}
        union all
        select * from (
          -- Found by its head alone: the index of parts would be asked for each of them.
          select * from screening_name
          where list_id = ${list} and head = any (${heads}::text[]) offset 0
        ) as near
        where parts <@ ${parts}::text[]
      ) as fitting
      where birth_dates = '{}' or birth_dates && ${fitting}::text[]
      order by person, id
    ) as persons
    order by birth_dates = '{}', person limit ${MOST_HITS} offset ${skipped}`);
  const hits = rows.map(({ person, name, birthDates, datasets }): Hit => ({
    person,
    name,
    birthDates,
    datasets,
  }));
  return { hits, total: Number(rows[0]?.total ?? 0n) };
}

/** Adds names to a list. Parts and dates hold no blank, which separates them on their way. */
export async function insertNames(
  tx: Tx,
  list: bigint,
  names: readonly ListedName[],
): Promise<void> {
  await tx.run(sql`
    insert into screening_name (list_id, person, name, head, parts, birth_dates, datasets)
    select ${list}, person, name, head, string_to_array(parts, ' '),
      array_remove(string_to_array(births, ' '), ''), datasets
    from unnest(
      ${names.map(({ person }) => person)}::text[],
      ${names.map(({ name }) => name)}::text[],
      ${names.map(({ parts }) => headOf(parts))}::text[],
      ${names.map(({ parts }) => parts.join(" "))}::text[],
      ${names.map(({ birthDates }) => birthDates.join(" "))}::text[],
      ${names.map(({ datasets }) => datasets)}::text[]
    ) as given (person, name, head, parts, births, datasets)`);
}

/** Deletes names of lists that are not in force any more, or never came to be; how many. */
export function deleteLeftNames(tx: Tx, most: number): Promise<number> {
  return tx.run(sql`
    delete from screening_name
    where id in (
      select name.id from screening_list list
      join lateral (
        select id from screening_name where list_id = list.id limit ${most}
      ) as name on true
      where list.state in ('FAILED', 'REPLACED')
      limit ${most}
    )`);
}
