import { readClock, type Database, type Tx } from "@perya/postgres";
import { randomUUID } from "node:crypto";
import { houseNumbers, type HouseNumbers } from "./house.store.ts";

/** One process start, as the chains of the ledger know it. */
export interface Writer {
  readonly id: string;
  readonly db: Database;
  readonly houseNumbers: HouseNumbers;
  /** Milliseconds since 1970 by the database's clock, which decides limits and exclusions. */
  now(tx: Tx): Promise<number>;
}

const CLOCK_FRESH_MS = 60_000;

/** A new writer. It reads the database's clock once a minute and counts on from there. */
export function openWriter(db: Database): Writer {
  let offset = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  const now = async (tx: Tx) => {
    if (Date.now() - readAt > CLOCK_FRESH_MS) {
      const askedAt = Date.now();
      const at = await readClock(tx);
      readAt = Date.now();
      // The database looked at its clock somewhere between the question and the answer.
      const between = (askedAt + readAt) / 2;
      offset = Math.round(at.epochMilliseconds - between);
    }
    return Date.now() + offset;
  };
  return { id: randomUUID(), db, houseNumbers: houseNumbers(), now };
}
