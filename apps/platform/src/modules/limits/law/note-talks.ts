import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { limitLawNow, type DepositCeiling } from "../../profiles/index.ts";
import { periodEnd } from "../changing/period-end.ts";
import { selectLimits, type LimitRows } from "../limits.store.ts";
import { ageOf } from "./age-of.ts";
import { ceilingsFor, limitUnder, periodStart } from "./ceilings.ts";
import type { AskMoved } from "./refused-deposit.ts";
import { insertTalk } from "./talks.store.ts";

/** A talk that the law wants staff to have with a player about deposits. */
export interface TalkDue {
  /** `NL.limit.contactAt`. */
  readonly rule: string;
  /** Ledger units. */
  readonly above: bigint;
  /** Whether it is a limit that is above, set or asked for, and not what was paid in. */
  readonly byLimit: boolean;
}

/**
 * Notes the talks that the law wants with a player, each once in its period of the calendar, and
 * answers those that are new: where an own limit of deposits, or one that was asked for, is above
 * the law's amount, or what was paid in within the period.
 */
export async function noteTalks(
  tx: Tx,
  { id: player, currency }: { readonly id: bigint; readonly currency: string },
  brand: Brand,
  askMoved: AskMoved,
): Promise<readonly TalkDue[]> {
  const { contactAt } = await limitLawNow(tx, brand);
  if (contactAt.length === 0) return [];
  const rows = await selectLimits(tx, player);
  const age = await ageOf(tx, player, rows.now, brand.zone);
  const due: TalkDue[] = [];
  for (const at of ceilingsFor(contactAt, { age, currency })) {
    const name = limitUnder(at);
    const zone = at.zone === "brand" ? brand.zone : at.zone;
    const ends = name && periodEnd(name, rows.now, zone);
    if (!ends) continue;
    const byLimit = isLimitAbove(rows, name, at.units);
    if (!byLimit && !(await isPaidInAbove(tx, player, at, rows.now, zone, askMoved))) continue;
    const { rule, units: above } = at;
    if (await insertTalk(tx, player, rule, ends)) due.push({ rule, above, byLimit });
  }
  return due;
}

/** An end of the limit that was asked for is above any amount. */
function isLimitAbove(
  { own, raises }: LimitRows,
  name: Parameters<LimitRows["own"]["get"]>[0],
  units: bigint,
): boolean {
  const raise = raises.get(name);
  return (
    (own.get(name) ?? 0n) > units || (raise !== undefined && (raise.units ?? units + 1n) > units)
  );
}

async function isPaidInAbove(
  tx: Tx,
  player: bigint,
  { period, isNet, units }: DepositCeiling,
  now: Temporal.Instant,
  zone: string,
  askMoved: AskMoved,
): Promise<boolean> {
  const { paidIn, paidOut } = await askMoved(tx, player, periodStart({ period, zone }, now, zone));
  return (isNet ? paidIn - paidOut : paidIn) > units;
}
