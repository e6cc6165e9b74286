import type { Tx } from "@perya/postgres";
import { currentOdds } from "./current-odds.ts";
import { oddsName, type OddsKey, type OddsProfile } from "./odds.ts";

/** Profiles that were read, by `oddsName`: the last version seen of each. A version never changes, so who knows its number need not read it again. */
export type OddsMemory = Map<string, OddsProfile>;

/** The profiles of some versions, by `oddsName`, and newer ones where there are any by now. */
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
