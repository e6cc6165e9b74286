import { money, roundDownToMinor } from "@perya/money";
import type { Promotion } from "../promotion.ts";
import { plannedBonus, type Planning } from "./planned-bonus.ts";
import { comesWithDeposit } from "../rules/free-bets.ts";
import type { Rule } from "../rules/rule.ts";
import type { PlannedGrant } from "./refused-grant.ts";

/**
 * The bonus of a gift, or what free bets without a deposit win at most, in whole minor units;
 * undefined for any other promotion.
 */
export function plannedGift(promotion: Promotion, of: Planning): PlannedGrant | undefined {
  const { rule } = promotion;
  const units = unitsOf(rule);
  if (units === undefined) return undefined;
  const bonus = roundDownToMinor(money(units, of.brand.currency)).units;
  return plannedBonus(promotion, bonus, of);
}

function unitsOf(rule: Rule): bigint | undefined {
  if (rule.type === "GIFT") return BigInt(rule.bonus);
  return rule.type === "FREE_BETS" && !comesWithDeposit(rule) ? BigInt(rule.cap) : undefined;
}
