import { LRUCache } from "lru-cache";
import { rulesOf } from "../games/rules-of.ts";
import { oddsName, type OddsProfile } from "./odds.ts";
import { sampleLines } from "./returns-of.ts";
import { termsToday } from "./terms-today.ts";

const MOST_KEPT = 1_000;
const known = new LRUCache<string, ReadonlyMap<string, number>>({ max: MOST_KEPT });

/**
 * The highest odds × 10,000 of each market of a profile, which decide its cap. Computed once per
 * version.
 */
export function highestOdds(profile: OddsProfile): ReadonlyMap<string, number> {
  const name = `${oddsName(profile)}/${profile.version}`;
  const highest = known.get(name) ?? highestOf(profile);
  known.set(name, highest);
  return highest;
}

function highestOf({ rules: code, prices }: OddsProfile): ReadonlyMap<string, number> {
  const rules = rulesOf(code);
  const highest = new Map<string, number>();
  for (const line of sampleLines(rules, termsToday(rules)))
    highest.set(
      line.market,
      Math.max(highest.get(line.market) ?? 0, ...line.prices.map((price) => prices[price] ?? 0)),
    );
  return highest;
}
