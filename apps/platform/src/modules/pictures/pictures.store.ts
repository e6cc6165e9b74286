import { sql, type Tx } from "@perya/postgres";

/** Keeps a picture under its name; one that is there already stays. */
export async function insertPicture(tx: Tx, picture: { name: string; bytes: Buffer; width: number; height: number }): Promise<void> {
  await tx.run(sql`
    insert into picture (name, bytes, width, height) values (${picture.name}, ${picture.bytes}, ${picture.width}, ${picture.height}) on conflict do nothing`);
}

export async function selectBytes(tx: Tx, name: string): Promise<Buffer | undefined> {
  return (await tx.row<{ bytes: Buffer }>(sql`select bytes from picture where name = ${name}`))?.bytes;
}
