import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Reading } from "./list.ts";
import { LIST } from "./lists.store.ts";

/** The list that is to be read, locked; undefined where another process has it. */
export function lockReading(tx: Tx): Promise<Reading | undefined> {
  return tx.row(sql`
    select ${LIST}, pieces_read as "piecesRead", lines_read as "linesRead", columns, rest
    from screening_list where state = 'READING' for update skip locked`);
}

export async function selectPiece(tx: Tx, list: bigint, place: number): Promise<Buffer> {
  const row = await tx.row<{ bytes: Buffer }>(sql`
    select bytes from screening_piece where list_id = ${list} and place = ${place}`);
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
    readonly names: number;
    readonly columns: readonly string[] | null;
    readonly rest: Buffer;
  },
): Promise<void> {
  await tx.run(sql`
    update screening_list
    set pieces_read = pieces_read + 1,
      bytes_read = bytes_read + ${read.bytes}::int,
      lines_read = lines_read + ${read.lines}::int,
      persons = persons + ${read.persons}::int,
      names = names + ${read.names}::int,
      columns = ${read.columns}::text[],
      rest = ${read.rest}
    where id = ${list}`);
}

/** Puts a list in force in the place of the one before, and lets documents be compared with it. */
export async function putInForce(tx: Tx, list: bigint, sha256: Buffer): Promise<void> {
  await tx.run(sql`update screening_list set state = 'REPLACED' where state = 'IN_FORCE'`);
  await tx.run(sql`
    update screening_list
    set state = 'IN_FORCE', sha256 = ${sha256}, loaded_at = now(), rest = ''
    where id = ${list}`);
  await tx.run(sql`delete from screening_piece where list_id = ${list}`);
}
