import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { onTestFinished } from "vitest";
import { passTime } from "./pass-time.ts";

/** What is cached of a brand's laws is older than this by then. */
const REACH_MS = 5_000;

/** Puts a brand under other profiles from now on, and back under DEMO when the test has ended. */
export async function chooseProfiles(
  db: Tx,
  codes: readonly string[],
  brandId = 1n,
): Promise<void> {
  await keepProfiles(db, codes, brandId);
  onTestFinished(() => keepProfiles(db, ["DEMO"], brandId));
}

/** The same for all that follows. */
export async function keepProfiles(db: Tx, codes: readonly string[], brandId = 1n): Promise<void> {
  await db.run(sql`
    insert into profile_choice (brand_id, effective_at, codes, chosen_by)
    values (${brandId}, clock_timestamp(), ${[...codes]}::text[], 'a test')`);
  passTime(REACH_MS);
}
