import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { List, Reading } from "./list.ts";
import { LIST } from "./lists.store.ts";
import type { Mark } from "./read-marks.ts";

/** A list that is to be read, locked; undefined where there is none, or another process has it. */
export function lockReading(tx: Tx): Promise<Reading | undefined> {
  return tx.row(sql`
    select ${LIST}, pieces_read as "piecesRead", lines_read as "linesRead", columns, rest
    from register_list where state = 'READING' order by id limit 1 for update skip locked`);
}

export async function selectPiece(tx: Tx, list: bigint, place: number): Promise<Buffer> {
  const row = await tx.row<{ bytes: Buffer }>(sql`
    select bytes from register_piece where list_id = ${list} and place = ${place}`);
  if (!row) throw new Error(`Piece ${place} of list ${list} is gone`);
  return row.bytes;
}

/** Notes up to where a list is read, with what that added. */
export async function updateRead(
  tx: Tx,
  list: bigint,
  read: {
    readonly bytes: number;
    readonly lines: number;
    readonly persons: number;
    readonly numberOnly: number;
    readonly nameOnly: number;
    readonly columns: readonly string[] | null;
    readonly rest: Buffer;
  },
): Promise<void> {
  await tx.run(sql`
    update register_list
    set pieces_read = pieces_read + 1,
      bytes_read = bytes_read + ${read.bytes}::int,
      lines_read = lines_read + ${read.lines}::int,
      persons = persons + ${read.persons}::int,
      number_only = number_only + ${read.numberOnly}::int,
      name_only = name_only + ${read.nameOnly}::int,
      columns = ${read.columns}::text[],
      rest = ${read.rest}
    where id = ${list}`);
}

/** Adds whom a list names. */
export async function insertMarks(tx: Tx, list: bigint, marks: readonly Mark[]): Promise<void> {
  await tx.run(sql`
    insert into register_mark (list_id, mark, until)
    select ${list}, decode(mark, 'hex'), until
    from unnest(
      ${marks.map(({ mark }) => mark.toString("hex"))}::text[],
      ${marks.map(({ until }) => until?.toString() ?? null)}::timestamptz[]
    ) as given (mark, until)`);
}

/** Puts a list in force in the place of its register's one before. */
export async function putInForce(tx: Tx, { id, brandId, register }: List): Promise<void> {
  await tx.run(sql`
    update register_list set state = 'REPLACED'
    where brand_id = ${brandId} and register = ${register} and state = 'IN_FORCE'`);
  await tx.run(sql`
    update register_list set state = 'IN_FORCE', loaded_at = now(), rest = '' where id = ${id}`);
  await tx.run(sql`delete from register_piece where list_id = ${id}`);
}

/** Deletes marks of lists that are not in force any more, or never came to be; how many. */
export function deleteLeftMarks(tx: Tx, most: number): Promise<number> {
  return tx.run(sql`
    delete from register_mark
    where ctid in (
      select mark.at from register_list list
      join lateral (
        select ctid as at from register_mark where list_id = list.id limit ${most}
      ) as mark on true
      where list.state in ('FAILED', 'REPLACED')
      limit ${most}
    )`);
}
