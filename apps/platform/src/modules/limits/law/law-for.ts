import type { Tx } from "@perya/postgres";
import type { DepositCeiling, LimitLaw } from "../../profiles/index.ts";
import type { LimitName } from "../limits.ts";
import { selectLimits, type LimitRows } from "../limits.store.ts";
import { lowestOf } from "../lowest-of.ts";
import { ageOf } from "./age-of.ts";
import { ceilingsFor, limitUnder } from "./ceilings.ts";
import { neededLimits } from "./needed-limits.ts";

/** Whom the law of limits is asked for. */
export interface UnderLaw {
  readonly id: bigint;
  readonly currency: string;
  /** The brand's. */
  readonly zone: string;
}

/** What the law of a brand says about a player's limits. */
export interface LawFor {
  /** Limits that have to be set and are not: of each inner list one. */
  readonly needed: readonly (readonly LimitName[])[];
  /** What bounds deposits: ceilings, and a law's own limits where the player has set none. */
  readonly ceilings: readonly DepositCeiling[];
  /** The player's own deposit limits, by the periods of the calendar that the law counts by. */
  readonly own: readonly DepositCeiling[];
}

const NOTHING: LawFor = { needed: [], ceilings: [], own: [] };

/** What the law says about a player's limits now; costs nothing where it says nothing. */
export async function lawFor(
  law: LimitLaw,
  tx: Tx,
  { id, currency, zone }: UnderLaw,
): Promise<LawFor> {
  const { compulsory, calendar } = law;
  if (compulsory.length + calendar.length + law.ceilings.length + law.defaults.length === 0)
    return NOTHING;
  const rows = await selectLimits(tx, id);
  const age = await ageOf(tx, id, rows.now, zone);
  const mine = (all: readonly DepositCeiling[]) => ceilingsFor(all, { age, currency });
  const defaults = mine(law.defaults).filter((one) => !isSet(rows, limitUnder(one)));
  const byLaw = new Set<LimitName | undefined>(defaults.map(limitUnder));
  return {
    needed: neededLimits(compulsory).filter(
      (names) => !names.some((name) => isSet(rows, name) || byLaw.has(name)),
    ),
    ceilings: [...mine(law.ceilings), ...defaults],
    own: calendar.flatMap((period) => ownUnder(rows, period, currency)),
  };
}

/** A player's own limit of a period of the calendar; in rolling windows it counts as well. */
function ownUnder(
  rows: LimitRows,
  { period, zone, isNet }: LimitLaw["calendar"][number],
  currency: string,
): DepositCeiling[] {
  const name = limitUnder({ period });
  const units = name && lowestOf(rows, name);
  if (name === undefined || units === undefined || units === null) return [];
  return [{ rule: name, ageMin: null, ageMax: null, period, currency, units, isNet, zone }];
}

function isSet({ own }: LimitRows, name: LimitName | undefined): boolean {
  return name !== undefined && own.has(name);
}
