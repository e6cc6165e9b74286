import { sql, type Database } from "@perya/postgres";
import type { Book, HouseAccount } from "./wallet.ts";

/** Numbers of house accounts by purpose, currency and book, remembered once read. Made outside any transaction, so that a rollback can't take a remembered one back. */
export function houseNumbers(db: Database): (name: HouseAccount | null, currency: string, book: Book) => Promise<number> | number {
  const known = new Map<string, number>();
  return (name, currency, book) => {
    if (name === null) return 0;
    const key = `${name} ${currency} ${book}`;
    return known.get(key) ?? ask(db, name, currency, book).then((id) => (known.set(key, id), id));
  };
}

async function ask(db: Database, name: string, currency: string, book: Book): Promise<number> {
  await db.run(sql`insert into wallet_house (name, currency, book) values (${name}, ${currency}, ${book}) on conflict do nothing`);
  const row = await db.row<{ id: number }>(sql`select id from wallet_house where name = ${name} and currency = ${currency} and book = ${book}`);
  if (!row) throw new Error(`House account ${name} ${currency} ${book} is missing`);
  return row.id;
}
