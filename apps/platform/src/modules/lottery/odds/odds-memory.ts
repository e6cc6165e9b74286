import type { Tx } from "@perya/postgres";
import { currentOdds } from "./current-odds.ts";
import { oddsName, type OddsKey, type OddsProfile } from "./odds.ts";

/**
 * Cached profiles by `oddsName`: the latest known version of each. A version never changes, so a
 * known one need not be read again.
 */
export type OddsMemory = Map<string, OddsProfile>;

/** The profiles of the given versions or newer, by `oddsName`. */
export async function recallOdds(
  tx: Tx,
  memory: OddsMemory,
  wanted: readonly (OddsKey & { readonly version: number })[],
): Promise<ReadonlyMap<string, OddsProfile>> {
  const missing = wanted.filter((key) => memory.get(oddsName(key))?.version !== key.version);
  if (missing.length > 0)
    for (const [name, profile] of await currentOdds(tx, missing)) memory.set(name, profile);
  return memory;
}
