import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { passTime } from "./pass-time.ts";

/** What is cached of a brand is older than this by then. */
const REACH_MS = 60_000;

/** Makes something while the first brand's accounts are opened in a currency; then it is pesos. */
export async function inCurrency<Made>(
  db: Tx,
  currency: string,
  make: () => Promise<Made>,
): Promise<Made> {
  await opensIn(db, currency);
  try {
    return await make();
  } finally {
    await opensIn(db, "PHP");
  }
}

async function opensIn(db: Tx, currency: string): Promise<void> {
  await db.run(sql`update brand set currency = ${currency} where id = 1`);
  passTime(REACH_MS);
}
