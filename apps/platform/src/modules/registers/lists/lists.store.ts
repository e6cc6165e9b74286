import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { NamedRegister } from "../port.ts";
import type { List } from "./list.ts";

export const LIST = sql`
  id, brand_id as "brandId", register, file, state, bytes, bytes_sent as "bytesSent",
  bytes_read as "bytesRead", persons, number_only as "numberOnly", name_only as "nameOnly",
  fault, loaded_by as "loadedBy", loaded_at as "loadedAt", compared, excluded,
  compared_at as "comparedAt"`;

export function selectInForce(tx: Tx, { brandId, register }: NamedRegister) {
  return tx.row<List>(sql`
    select ${LIST} from register_list
    where brand_id = ${brandId} and register = ${register} and state = 'IN_FORCE'`);
}

/** The newest list of a register, unless it is in force or its place was taken. */
export function selectComing(tx: Tx, { brandId, register }: NamedRegister) {
  return tx.row<List>(sql`
    select * from (
      select ${LIST} from register_list
      where brand_id = ${brandId} and register = ${register}
      order by id desc limit 1
    ) as newest
    where state not in ('IN_FORCE', 'REPLACED')`);
}

/** Begins a list in the place of one of its register that was coming. */
export async function insertList(
  tx: Tx,
  { brandId, register }: NamedRegister,
  { file, bytes }: { readonly file: string; readonly bytes: number },
  by: string,
): Promise<List> {
  const lock = `register list ${brandId} ${register}`;
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const coming = await tx.row<{ id: bigint }>(sql`
    select id from register_list
    where brand_id = ${brandId} and register = ${register} and state in ('SENDING', 'READING')`);
  if (coming) await failComing(tx, coming.id, brandId, `${by} sent another file.`);
  const made = await tx.row<List>(sql`
    insert into register_list (brand_id, register, file, loaded_by, state, bytes)
    values (${brandId}, ${register}, ${file}, ${by}, 'SENDING', ${bytes})
    returning ${LIST}`);
  if (!made) throw new Error("A list was not written");
  return made;
}

/**
 * Ends a list that was coming, and says why; of one brand, or of any for null. Returns it, or
 * undefined where there was none.
 */
export async function failComing(
  tx: Tx,
  id: bigint,
  brandId: bigint | null,
  fault: string,
): Promise<List | undefined> {
  const failed = await tx.row<List>(sql`
    update register_list set state = 'FAILED', fault = ${fault}, rest = ''
    where id = ${id} and state in ('SENDING', 'READING')
      and (${brandId}::bigint is null or brand_id = ${brandId})
    returning ${LIST}`);
  if (failed) await tx.run(sql`delete from register_piece where list_id = ${id}`);
  return failed;
}

/** A list that is being sent, locked; of one brand, or of any for null. */
export function lockSending(tx: Tx, id: bigint, brandId: bigint | null): Promise<List | undefined> {
  return tx.row(sql`
    select ${LIST} from register_list
    where id = ${id} and state = 'SENDING'
      and (${brandId}::bigint is null or brand_id = ${brandId})
    for update`);
}

/** Keeps a piece of a list, once. Whole, the list is read next. */
export async function insertPiece(
  tx: Tx,
  id: bigint,
  place: number,
  bytes: Buffer,
): Promise<List | undefined> {
  const kept = await tx.run(sql`
    insert into register_piece (list_id, place, bytes) values (${id}, ${place}, ${bytes})
    on conflict do nothing`);
  return tx.row(sql`
    update register_list
    set bytes_sent = bytes_sent + ${kept * bytes.length}::bigint,
      state =
        case when bytes_sent + ${kept * bytes.length}::bigint = bytes
          then 'READING' else 'SENDING' end
    where id = ${id}
    returning ${LIST}`);
}

/** Lists of which nothing more was sent for a day. */
export async function selectLeft(tx: Tx): Promise<readonly bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select id from register_list
    where state = 'SENDING' and loaded_at < now() - interval '1 day'`);
  return rows.map(({ id }) => id);
}
