import type { Tx } from "@perya/postgres";
import { birthdaysOf } from "../../players/index.ts";
import { ageOn, type DepositCeiling, type LimitKind, type LimitLaw } from "../../profiles/index.ts";
import type { LimitName } from "../limits.ts";
import { selectLimits, type LimitRows } from "../limits.store.ts";
import { ceilingsFor, limitUnder } from "./ceilings.ts";

/** Whom the law of limits is asked for. */
export interface UnderLaw {
  readonly id: bigint;
  readonly currency: string;
  /** The brand's. */
  readonly zone: string;
}

/** What the law of a brand says about a player's limits. */
export interface LawFor {
  /** The first kind of limit that has to be set and is not. */
  readonly missing: LimitKind | undefined;
  /** What bounds deposits: ceilings, and a law's own limits where the player has set none. */
  readonly ceilings: readonly DepositCeiling[];
}

const LIMITS_OF: Readonly<Record<LimitKind, readonly LimitName[]>> = {
  deposit: ["dailyDeposit", "weeklyDeposit", "monthlyDeposit"],
  loss: ["dailyLoss", "weeklyLoss", "monthlyLoss"],
  wager: ["dailyWager", "weeklyWager", "monthlyWager"],
  session: ["dailyMinutes", "weeklyMinutes", "monthlyMinutes"],
};

/** What the law says about a player's limits now; costs nothing where it says nothing. */
export async function lawFor(
  law: LimitLaw,
  tx: Tx,
  { id, currency, zone }: UnderLaw,
): Promise<LawFor> {
  if (law.compulsory.length + law.ceilings.length + law.defaults.length === 0)
    return { missing: undefined, ceilings: [] };
  const rows = await selectLimits(tx, id);
  const age = await ageOf(tx, id, rows.now, zone);
  const mine = (all: readonly DepositCeiling[]) => ceilingsFor(all, { age, currency });
  const defaults = mine(law.defaults).filter((one) => !isSet(rows, limitUnder(one)));
  const missing = law.compulsory.find(
    (kind) =>
      !LIMITS_OF[kind].some((name) => isSet(rows, name)) &&
      !(kind === "deposit" && defaults.length > 0),
  );
  return { missing, ceilings: [...mine(law.ceilings), ...defaults] };
}

/** Whole years on the brand's calendar day; undefined where the birth date is not known. */
async function ageOf(
  tx: Tx,
  player: bigint,
  now: Temporal.Instant,
  zone: string,
): Promise<number | undefined> {
  const born = (await birthdaysOf(tx, [player])).get(player);
  if (born === undefined) return undefined;
  return ageOn(Temporal.PlainDate.from(born), now.toZonedDateTimeISO(zone).toPlainDate());
}

function isSet({ own }: LimitRows, name: LimitName | undefined): boolean {
  return name !== undefined && own.has(name);
}
