import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Book, HouseAccount } from "../wallet.ts";

/** The numbers of house accounts, as one process knows them. */
export interface HouseNumbers {
  /** The number of an account, which is created when missing; 0 without a name. */
  of(tx: Tx, name: HouseAccount | null, currency: string, book: Book): Promise<number> | number;
  /** Clears the cache: the database may have been replaced by one that lacks some accounts. */
  forget(): void;
}

/**
 * Numbers of house accounts by name, currency and book. They are read in the caller's transaction,
 * never on a second connection: callers that hold all connections would wait for each other. A
 * number is cached once its row is committed. The transaction that inserted the row doesn't cache
 * it, because it may still roll back, as a whole or to a savepoint.
 */
export function houseNumbers(): HouseNumbers {
  const known = new Map<string, number>();
  /** What each transaction has inserted itself. */
  const made = new WeakMap<Tx, Set<string>>();
  const ask = async (tx: Tx, key: string, house: House) => {
    const mine = made.get(tx) ?? new Set();
    let found = await find(tx, house);
    if (!found) {
      made.set(tx, mine.add(key));
      found = await make(tx, house);
    }
    if (!found.writing || !mine.has(key)) known.set(key, found.id);
    return found.id;
  };
  return {
    of: (tx, name, currency, book) => {
      if (name === null) return 0;
      const key = `${name} ${currency} ${book}`;
      return known.get(key) ?? ask(tx, key, { name, currency, book });
    },
    forget: () => known.clear(),
  };
}

interface House {
  readonly name: HouseAccount;
  readonly currency: string;
  readonly book: Book;
}

interface Found {
  readonly id: number;
  /** Whether the caller's transaction has written anything, so that the row may be its own. */
  readonly writing: boolean;
}

async function make(tx: Tx, house: House): Promise<Found> {
  const { name, currency, book } = house;
  await tx.run(sql`
    insert into wallet_house (name, currency, book)
    values (${name}, ${currency}, ${book})
    on conflict do nothing`);
  const found = await find(tx, house);
  if (!found) throw new Error(`House account ${name} ${currency} ${book} is missing`);
  return found;
}

function find(tx: Tx, { name, currency, book }: House): Promise<Found | undefined> {
  return tx.row(sql`
    select id, pg_current_xact_id_if_assigned() is not null as writing
    from wallet_house where name = ${name} and currency = ${currency} and book = ${book}`);
}
