import type { LotteryRules } from "@perya/lottery-kit";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { rulesOf } from "../games/rules-of.ts";
import { currentOdds } from "./current-odds.ts";
import { oddsName, type OddsKey, type OddsProfile } from "./odds.ts";
import { insertOdds } from "./odds.store.ts";
import { pricesOfGroup } from "./prices-of-group.ts";
import { isInRange, returnsOf, type PriceReturn } from "./returns-of.ts";
import { termsToday } from "./terms-today.ts";

/**
 * New odds × 10,000 of some prices, or the prize group all prices are computed from.
 */
export type PriceChange =
  | { readonly prices: Readonly<Record<string, number>> }
  | { readonly prizeGroup: number };

export interface OddsChange extends OddsKey {
  /** The version it is based on: a change is refused if the profile has changed since. */
  readonly from: number;
  readonly change: PriceChange;
  readonly madeBy: string;
  readonly reason: string;
}

export type OddsRefusal = "UNKNOWN_PRICE" | "RETURN_OUT_OF_RANGE" | "CHANGED_MEANWHILE";

/** A valid change, and which of its prices one person may not offer alone. */
interface Checked {
  readonly before: OddsProfile;
  readonly after: OddsProfile;
  readonly outside: readonly PriceReturn[];
}

/**
 * Saves the next version of a profile; returns it before and after. Bets keep the odds they were
 * accepted at; from the commit on, new bets need the new odds. Refused when any price's return
 * would be outside 0.70 to 0.995, with the markets in the detail, unless two people approved it.
 */
export async function changeOdds(
  tx: Tx,
  asked: OddsChange,
  returns: "IN_RANGE" | "ANY_RETURN" = "IN_RANGE",
): Promise<Result<{ before: OddsProfile; after: OddsProfile }, OddsRefusal>> {
  const checked = await checkOdds(tx, asked);
  if (!checked.ok) return checked;
  const { before, after, outside } = checked.value;
  if (outside.length > 0 && returns === "IN_RANGE")
    return refuse(
      "RETURN_OUT_OF_RANGE",
      [...new Set(outside.map(({ market }) => market))].join(", "),
    );
  return (await insertOdds(tx, after, asked.madeBy, asked.reason))
    ? ok({ before, after })
    : refuse("CHANGED_MEANWHILE");
}

/**
 * The result of a change of odds. Refused for prices the rules don't have, and when it is not based
 * on the newest version.
 */
export async function checkOdds(
  tx: Tx,
  asked: Omit<OddsChange, "madeBy">,
): Promise<Result<Checked, "UNKNOWN_PRICE" | "CHANGED_MEANWHILE">> {
  const rules = rulesOf(asked.rules);
  const before = (await currentOdds(tx, [asked])).get(oddsName(asked));
  if (before?.version !== asked.from) return refuse("CHANGED_MEANWHILE");
  const { change, prizeMode } = asked;
  const prices = pricesAfter(rules, before, change);
  const unknown = Object.keys(prices).find((price) => !Object.hasOwn(rules.sampleOdds, price));
  if (unknown !== undefined) return refuse("UNKNOWN_PRICE", unknown);
  const outside = returnsOf(rules, termsToday(rules), prices).filter(
    (one) => !isInRange(one.return),
  );
  const prizeGroup = "prizeGroup" in change ? change.prizeGroup : null;
  return ok({
    before,
    after: { prizeMode, rules: asked.rules, version: before.version + 1, prices, prizeGroup },
    outside,
  });
}

/** The prices of a profile after a change. */
export function pricesAfter(
  rules: LotteryRules,
  before: OddsProfile,
  change: PriceChange,
): Readonly<Record<string, number>> {
  return "prizeGroup" in change
    ? pricesOfGroup(rules, termsToday(rules), change.prizeGroup)
    : { ...before.prices, ...change.prices };
}
