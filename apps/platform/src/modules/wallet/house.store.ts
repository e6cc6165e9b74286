import { sql, type Tx } from "@perya/postgres";
import type { Book, HouseAccount } from "./wallet.ts";

export type HouseNumber = (tx: Tx, name: HouseAccount | null, currency: string, book: Book) => Promise<number> | number;

/**
 * Numbers of house accounts by purpose, currency and book. Asked in the caller's transaction, never on a second connection: callers that hold all of them would wait for
 * each other. A number is remembered only once its row is committed.
 */
export function houseNumbers(): HouseNumber {
  const known = new Map<string, number>();
  return (tx, name, currency, book) => {
    if (name === null) return 0;
    const key = `${name} ${currency} ${book}`;
    return known.get(key) ?? ask(tx, name, currency, book, (id) => known.set(key, id));
  };
}

async function ask(tx: Tx, name: string, currency: string, book: Book, remember: (id: number) => void): Promise<number> {
  const found = await find(tx, name, currency, book);
  if (found) {
    if (found.committed) remember(found.id);
    return found.id;
  }
  await tx.run(sql`insert into wallet_house (name, currency, book) values (${name}, ${currency}, ${book}) on conflict do nothing`);
  const made = await find(tx, name, currency, book);
  if (!made) throw new Error(`House account ${name} ${currency} ${book} is missing`);
  return made.id;
}

function find(tx: Tx, name: string, currency: string, book: Book): Promise<{ id: number; committed: boolean } | undefined> {
  return tx.row(sql`
    select id, xmin is distinct from pg_current_xact_id_if_assigned()::xid as committed
    from wallet_house where name = ${name} and currency = ${currency} and book = ${book}`);
}
