import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { List } from "./list.ts";

export const LIST = sql`
  id, file, state, persons, names, bytes, bytes_sent as "bytesSent", bytes_read as "bytesRead",
  fault, loaded_by as "loadedBy", loaded_at as "loadedAt", compared, matched,
  compared_at as "comparedAt"`;

export function selectInForce(tx: Tx): Promise<List | undefined> {
  return tx.row(sql`select ${LIST} from screening_list where state = 'IN_FORCE'`);
}

/** The newest list, unless it is in force or its place was taken. */
export function selectComing(tx: Tx): Promise<List | undefined> {
  return tx.row(sql`
    select ${LIST} from screening_list
    where id = (select max(id) from screening_list) and state not in ('IN_FORCE', 'REPLACED')`);
}

/** Begins a list in the place of one that was coming. */
export async function insertList(
  tx: Tx,
  { file, bytes }: { readonly file: string; readonly bytes: number },
  by: string,
): Promise<List> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('screening list', 0))`);
  await failComing(tx, null, `${by} sent another file.`);
  const made = await tx.row<List>(sql`
    insert into screening_list (file, sha256, persons, names, loaded_by, state, bytes)
    values (${file}, '', 0, 0, ${by}, 'SENDING', ${bytes})
    returning ${LIST}`);
  if (!made) throw new Error("A list was not written");
  return made;
}

/** Ends a list that was coming, any one for null, and says why. Returns whether there was one. */
export async function failComing(tx: Tx, id: bigint | null, fault: string): Promise<boolean> {
  const failed = await tx.row<{ id: bigint }>(sql`
    update screening_list set state = 'FAILED', fault = ${fault}, rest = ''
    where state in ('SENDING', 'READING') and (${id}::bigint is null or id = ${id})
    returning id`);
  if (failed) await tx.run(sql`delete from screening_piece where list_id = ${failed.id}`);
  return failed !== undefined;
}

/** A list that is being sent, locked until the transaction ends. */
export function lockSending(tx: Tx, id: bigint): Promise<List | undefined> {
  return tx.row(sql`
    select ${LIST} from screening_list where id = ${id} and state = 'SENDING' for update`);
}

/** Keeps a piece of a list, once. Whole, the list is read next. */
export async function insertPiece(
  tx: Tx,
  id: bigint,
  place: number,
  bytes: Buffer,
): Promise<List | undefined> {
  const kept = await tx.run(sql`
    insert into screening_piece (list_id, place, bytes) values (${id}, ${place}, ${bytes})
    on conflict do nothing`);
  return tx.row(sql`
    update screening_list
    set bytes_sent = bytes_sent + ${kept * bytes.length}::bigint,
      state =
        case when bytes_sent + ${kept * bytes.length}::bigint = bytes
          then 'READING' else 'SENDING' end
    where id = ${id}
    returning ${LIST}`);
}

/** Ends lists of which nothing more was sent for a day. */
export async function failLeft(tx: Tx): Promise<void> {
  const left = await tx.row<{ id: bigint }>(sql`
    select id from screening_list
    where state = 'SENDING' and loaded_at < now() - interval '1 day'`);
  if (left) await failComing(tx, left.id, "The file was never sent to its end.");
}
