import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Hit } from "./screening.ts";

/** Names that one person's parts of a name may fit, at most. */
const MOST_CANDIDATES = 2_000;

/** A list as it was loaded. */
export interface LoadedList {
  readonly file: string;
  readonly persons: number;
  readonly names: number;
  readonly loadedBy: string;
  readonly loadedAt: Temporal.Instant;
}

/** A name of a listed person, with the person's dates of birth. */
export interface ListedName {
  readonly person: string;
  readonly name: string;
  readonly parts: readonly string[];
  readonly birthDates: readonly string[];
  readonly datasets: string;
}

/** Names that have all of these parts, or no other ones. */
export function selectCandidates(
  tx: Tx,
  parts: readonly string[],
): Promise<(Hit & { readonly parts: readonly string[] })[]> {
  return tx.rows(sql`
    select person, name, parts, birth_dates as "birthDates", datasets from screening_name
    where parts @> ${parts}::text[] or parts <@ ${parts}::text[]
    order by id limit ${MOST_CANDIDATES}`);
}

export function selectList(tx: Tx): Promise<LoadedList | undefined> {
  return tx.row(sql`
    select file, persons, names, loaded_by as "loadedBy", loaded_at as "loadedAt"
    from screening_list order by id desc limit 1`);
}

/** Begins a list; one is loaded at a time. */
export async function insertList(tx: Tx, file: string, by: string): Promise<bigint> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('screening list', 0))`);
  const row = await tx.row<{ id: bigint }>(sql`
    insert into screening_list (file, sha256, persons, names, loaded_by)
    values (${file}, '', 0, 0, ${by})
    returning id`);
  if (!row) throw new Error("A list was not written");
  return row.id;
}

/** Adds names to a list. Parts and dates hold no blank, which separates them on their way. */
export async function insertNames(
  tx: Tx,
  list: bigint,
  names: readonly ListedName[],
): Promise<void> {
  await tx.run(sql`
    insert into screening_name (list_id, person, name, parts, birth_dates, datasets)
    select ${list}, person, name, string_to_array(parts, ' '),
      array_remove(string_to_array(births, ' '), ''), datasets
    from unnest(
      ${names.map(({ person }) => person)}::text[],
      ${names.map(({ name }) => name)}::text[],
      ${names.map(({ parts }) => parts.join(" "))}::text[],
      ${names.map(({ birthDates }) => birthDates.join(" "))}::text[],
      ${names.map(({ datasets }) => datasets)}::text[]
    ) as given (person, name, parts, births, datasets)`);
}

/** Ends the loading of a list: the names of all others go. */
export async function finishList(
  tx: Tx,
  list: bigint,
  { sha256, persons, names }: { sha256: Buffer; persons: number; names: number },
): Promise<void> {
  await tx.run(sql`
    update screening_list set sha256 = ${sha256}, persons = ${persons}, names = ${names}
    where id = ${list}`);
  await tx.run(sql`delete from screening_name where list_id <> ${list}`);
}
