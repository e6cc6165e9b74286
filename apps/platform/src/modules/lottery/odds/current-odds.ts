import type { Tx } from "@perya/postgres";
import { rulesOf } from "../games/rules-of.ts";
import { termsToday } from "./terms-today.ts";
import { oddsName, type OddsKey, type OddsProfile } from "./odds.ts";
import { selectNewest } from "./odds.store.ts";
import { pricesOfGroup } from "./prices-of-group.ts";

/** The default prize group of games in that mode. */
const DEFAULT_GROUP = 1_800;

/** The current odds, by `oddsName`. */
export async function currentOdds(
  tx: Tx,
  keys: readonly OddsKey[],
): Promise<ReadonlyMap<string, OddsProfile>> {
  const wanted = new Map(keys.map((key) => [oddsName(key), key]));
  const made = new Map(
    (await selectNewest(tx, [...wanted.values()])).map((profile) => [oddsName(profile), profile]),
  );
  return new Map([...wanted].map(([name, key]) => [name, made.get(name) ?? defaultOdds(key)]));
}

const defaults = new Map<string, OddsProfile>();

/** Version 0: the rules' own prices, or those of the default prize group. */
function defaultOdds(key: OddsKey): OddsProfile {
  const known = defaults.get(oddsName(key));
  if (known) return known;
  const rules = rulesOf(key.rules);
  const prizeGroup = key.prizeMode === "ZY" ? DEFAULT_GROUP : null;
  const prices =
    prizeGroup === null ? rules.sampleOdds : pricesOfGroup(rules, termsToday(rules), prizeGroup);
  const profile = { prizeMode: key.prizeMode, rules: key.rules, version: 0, prices, prizeGroup };
  defaults.set(oddsName(key), profile);
  return profile;
}
