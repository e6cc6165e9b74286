import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Keeps a picture under its name; one that is there already stays, and is new again for who sent it. */
export async function insertPicture(
  tx: Tx,
  picture: { name: string; bytes: Buffer; width: number; height: number },
): Promise<void> {
  await tx.run(sql`
    insert into picture (name, bytes, width, height) values (${picture.name}, ${picture.bytes}, ${picture.width}, ${picture.height})
    on conflict (name) do update set unused_since = null`);
}

export async function selectBytes(tx: Tx, name: string): Promise<Buffer | undefined> {
  return (await tx.row<{ bytes: Buffer }>(sql`select bytes from picture where name = ${name}`))
    ?.bytes;
}

/** Notes since when nothing shows a picture, and forgets those whose time is over; how many. */
export async function forgetUnused(
  tx: Tx,
  shown: readonly string[],
  hours: number,
): Promise<number> {
  await tx.run(sql`
    update picture set unused_since = case when name = any (${shown}::text[]) then null else now() end
    where (unused_since is null) <> (name = any (${shown}::text[])) `);
  return tx.run(
    sql`delete from picture where unused_since < now() - make_interval(hours => ${hours})`,
  );
}
