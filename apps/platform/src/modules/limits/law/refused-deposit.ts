import { formatMoney } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import type { DepositCeiling, LimitLaw } from "../../profiles/index.ts";
import { isLimit, sayLimit } from "../say-limit.ts";
import { ageOf } from "./age-of.ts";
import { closedByLaw, periodStart } from "./ceilings.ts";
import { lawFor, type LawFor, type UnderLaw } from "./law-for.ts";
import { neededLimits } from "./needed-limits.ts";

/** What a player paid in and was paid out since a time, in ledger units. */
export type AskMoved = (
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
) => Promise<{ readonly paidIn: bigint; readonly paidOut: bigint }>;

export type DepositLawRefusal =
  | "UNDER_AGE"
  | "LIMIT_NEEDED"
  | "OWN_DEPOSIT_LIMIT"
  | "CURRENCY_CLOSED";

/** What refuses a deposit, and its name for staff: a rule of the law, or a limit of the player. */
export interface DepositRefused<Refusal extends string> {
  readonly refusal: Refusal;
  readonly by: string;
}

/**
 * What the law of a brand refuses a deposit by: the player's age, a currency that a ceiling names
 * no amount in, as nothing is converted, a limit that has to be set first, or a ceiling.
 * Undefined where it accepts it. The caller holds the lock under which deposits are counted.
 */
export async function refusedDeposit(
  law: LimitLaw,
  tx: Tx,
  player: UnderLaw,
  units: bigint,
  askMoved: AskMoved,
): Promise<DepositRefused<DepositLawRefusal> | undefined> {
  const closed = closedByLaw(law, player.currency);
  if (closed !== undefined) return { refusal: "CURRENCY_CLOSED", by: `Rule ${closed}` };
  const now = await readClock(tx);
  const age = law.age && (await ageOf(tx, player.id, now, player.zone));
  if (law.age && age !== null && age !== undefined && age < law.age.years)
    return { refusal: "UNDER_AGE", by: `Rule ${law.age.rule}: ${law.age.years} years` };
  const { needed, ceilings, own } = await lawFor(law, tx, player);
  if (needed.length > 0) return { refusal: "LIMIT_NEEDED", by: rulesOf(law, needed) };
  for (const ceiling of [...ceilings, ...own]) {
    const since = periodStart(ceiling, now, player.zone);
    const { paidIn, paidOut } = await askMoved(tx, player.id, since);
    const used = ceiling.isNet && paidOut > 0n ? paidIn - paidOut : paidIn;
    if (used + units > ceiling.units)
      return { refusal: "OWN_DEPOSIT_LIMIT", by: await nameOf(tx, player, ceiling) };
  }
  return undefined;
}

/** A ceiling of the law, or the player's own limit by the law's calendar. */
async function nameOf(
  tx: Tx,
  player: UnderLaw,
  { rule, period, currency, units }: DepositCeiling,
): Promise<string> {
  if (isLimit(rule)) return `${await sayLimit(tx, player, rule)}, by the law's calendar`;
  return `Rule ${rule}: ${formatMoney({ units, currency })}, ${period}`;
}

/** The rules that make compulsory what is not set. */
function rulesOf({ compulsory }: LimitLaw, needed: LawFor["needed"]): string {
  const missing = new Set(needed.flat());
  const rules = compulsory.filter((one) =>
    neededLimits([one]).some((names) => names.some((name) => missing.has(name))),
  );
  return `Rule ${rules.flatMap((one) => one.rules).join(", ")}`;
}
