import { rulesOf } from "../games/rules-of.ts";
import { oddsName, type OddsProfile } from "./odds.ts";
import { sampleLines } from "./returns-of.ts";
import { termsToday } from "./terms-today.ts";

const known = new Map<string, ReadonlyMap<string, number>>();

/** The highest odds × 10,000 of each market of a profile: what its cap goes by. Computed once for a version. */
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
