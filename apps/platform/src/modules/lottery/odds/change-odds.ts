import type { LotteryRules } from "@perya/lottery-kit";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { rulesOf } from "../games/rules-of.ts";
import { currentOdds } from "./current-odds.ts";
import { oddsName, type OddsKey, type OddsProfile } from "./odds.ts";
import { insertOdds } from "./odds.store.ts";
import { pricesOfGroup } from "./prices-of-group.ts";
import { isInRange, returnsOf } from "./returns-of.ts";
import { termsToday } from "./terms-today.ts";

/** New odds × 10,000 of some prices, the others stay; or the prize group all of them are made of. */
export type PriceChange = { readonly prices: Readonly<Record<string, number>> } | { readonly prizeGroup: number };

export interface OddsChange extends OddsKey {
  /** The version it was made from: a change of something else than what somebody saw is refused. */
  readonly from: number;
  readonly change: PriceChange;
  readonly madeBy: string;
  readonly reason: string;
}

export type OddsRefusal = "UNKNOWN_PRICE" | "RETURN_OUT_OF_RANGE" | "CHANGED_MEANWHILE";

/**
 * Makes the next version of a profile, before and after it. Bets keep the odds they were accepted at; from the commit on, new ones are asked for the new odds. Refused when any
 * price's return would be outside 0.70 to 0.995, with the markets in the detail.
 */
export async function changeOdds(tx: Tx, asked: OddsChange): Promise<Result<{ before: OddsProfile; after: OddsProfile }, OddsRefusal>> {
  const rules = rulesOf(asked.rules);
  const terms = termsToday(rules);
  const before = (await currentOdds(tx, [asked])).get(oddsName(asked));
  if (before?.version !== asked.from) return refuse("CHANGED_MEANWHILE");
  const { change } = asked;
  const prizeGroup = "prizeGroup" in change ? change.prizeGroup : null;
  const prices = pricesAfter(rules, before, change);
  const unknown = Object.keys(prices).find((price) => !Object.hasOwn(rules.sampleOdds, price));
  if (unknown !== undefined) return refuse("UNKNOWN_PRICE", unknown);
  const outside = returnsOf(rules, terms, prices).filter((one) => !isInRange(one.return));
  if (outside.length > 0) return refuse("RETURN_OUT_OF_RANGE", [...new Set(outside.map(({ market }) => market))].join(", "));
  const after: OddsProfile = { prizeMode: asked.prizeMode, rules: asked.rules, version: before.version + 1, prices, prizeGroup };
  return (await insertOdds(tx, after, asked.madeBy, asked.reason)) ? ok({ before, after }) : refuse("CHANGED_MEANWHILE");
}

/** The prices of a profile after a change. */
export function pricesAfter(rules: LotteryRules, before: OddsProfile, change: PriceChange): Readonly<Record<string, number>> {
  return "prizeGroup" in change ? pricesOfGroup(rules, termsToday(rules), change.prizeGroup) : { ...before.prices, ...change.prices };
}
