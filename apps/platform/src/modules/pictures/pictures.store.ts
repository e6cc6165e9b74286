import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * Stores a picture under its name; an existing one stays, and its age is reset.
 */
export async function insertPicture(
  tx: Tx,
  picture: { name: string; bytes: Buffer; width: number; height: number },
): Promise<void> {
  await tx.run(sql`
    insert into picture (name, bytes, width, height)
    values (${picture.name}, ${picture.bytes}, ${picture.width}, ${picture.height})
    on conflict (name) do update set unused_since = null`);
}

export async function selectBytes(tx: Tx, name: string): Promise<Buffer | undefined> {
  return (await tx.row<{ bytes: Buffer }>(sql`select bytes from picture where name = ${name}`))
    ?.bytes;
}

/** Records since when pictures are unused, and deletes expired ones; returns how many. */
export async function forgetUnused(
  tx: Tx,
  shown: readonly string[],
  hours: number,
): Promise<number> {
  await tx.run(sql`
    update picture
    set unused_since = case when name = any (${shown}::text[]) then null else now() end
    where (unused_since is null) <> (name = any (${shown}::text[]))`);
  return tx.run(
    sql`delete from picture where unused_since < now() - make_interval(hours => ${hours})`,
  );
}
