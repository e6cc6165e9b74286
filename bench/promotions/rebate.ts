import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { makeRebates } from "../../apps/platform/src/modules/loyalty/rebate/making/make-rebates.ts";

/** Makes the rebates of the closed day; throws unless each of so many players has one. */
export async function makeDay(db: Database, players: number): Promise<void> {
  await makeRebates(db);
  const row = await db.row<{ made: bigint }>(sql`select count(*) as made from rebate`);
  if (row?.made !== BigInt(players)) throw new Error(`${row?.made} of ${players} have a rebate`);
}
