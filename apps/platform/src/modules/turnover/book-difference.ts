import type { Tx } from "@perya/postgres";
import { insertDifference, type IssueSums } from "./entries.store.ts";
import { tellSettled } from "./tell-settled.ts";

/** Books what an issue came to, less what is booked of it already, and tells who listens. */
export async function bookDifference(tx: Tx, sums: IssueSums): Promise<void> {
  await tellSettled(tx, "lottery", await insertDifference(tx, sums));
}
