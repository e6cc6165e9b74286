import { cloneDatabase } from "@perya/postgres/testing";
import { afterAll, inject } from "vitest";
import { hire } from "./hire.ts";
import { onlyAbove, openTill } from "./open-till.ts";

export const ASKED = 50_000_000n;
export const OTHER = 40_000_000n;
export const START = 100_000_000n;
export const NEVER_TWO_PEOPLE = onlyAbove(10n ** 18n);

/** The cashier's verbs without HTTP, on a database of their own, closed after the tests. */
export async function useTill() {
  const db = await cloneDatabase(inject("platform"));
  await hire(db);
  const till = openTill(db);
  afterAll(async () => {
    await till.close();
    await db.close();
  });

  return { db, till };
}
