import type { Tx } from "@perya/postgres";
import { insertEntries } from "./entries.store.ts";
import { tellSettled } from "./tell-settled.ts";
import type { TurnoverEntry, TurnoverSource } from "./turnover-entry.ts";

/** Books entries of a source, in their order, and tells who listens. */
export async function bookTurnoverEntries(
  tx: Tx,
  source: TurnoverSource,
  entries: readonly TurnoverEntry[],
): Promise<void> {
  await insertEntries(tx, source, entries);
  await tellSettled(tx, source, entries.length);
}
