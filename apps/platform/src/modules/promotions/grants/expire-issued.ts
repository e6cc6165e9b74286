import type { Platform } from "../../../platform.ts";
import { endUnclaimed } from "./end-unclaimed.ts";
import { selectUnclaimed } from "./grants.store.ts";

/** Grants of one run. */
const MOST = 500;

/** Ends bonuses that nobody claimed in time, and gives their part of the budget back. */
export async function expireIssued({ db }: Pick<Platform, "db">): Promise<void> {
  const ending = { actor: "system", reason: "It was not claimed" };
  for (const grant of await selectUnclaimed(db, MOST))
    await db.inTransaction((tx) => endUnclaimed(tx, grant, "EXPIRED", ending));
}
