import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { rollUp } from "../../figures/index.ts";
import { followedTo } from "../../wallet/index.ts";
import { FOLLOWER, followLedger } from "../following/follow-ledger.ts";

const PATIENCE_MS = 60_000;

/**
 * Follows until everything that is committed now has been read and added up. The follower waits for
 * older transactions of the whole server, and other test files have some open.
 */
export async function followAll(db: Database): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  const newest = await db.row<{ tx: bigint }>(
    sql`select coalesce(max(tx::text::int8), 0) as tx from wallet_batch`,
  );
  for (;;) {
    await db.inTransaction(followLedger);
    if ((await followedTo(db, FOLLOWER)) >= (newest?.tx ?? 0n)) break;
    if (Date.now() > until) throw new Error("The follower did not catch up");
    await pause(5);
  }
  for (const source of ["rounds", "lottery"] as const)
    while (await db.inTransaction((tx) => rollUp(tx, source)));
}
