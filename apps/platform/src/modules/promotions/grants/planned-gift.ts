import { money, roundDownToMinor } from "@perya/money";
import type { Promotion } from "../promotion.ts";
import { plannedBonus, type Planning } from "./planned-bonus.ts";
import type { PlannedGrant } from "./refused-grant.ts";

/** The bonus of a gift, in whole minor units; undefined for any other promotion. */
export function plannedGift(promotion: Promotion, of: Planning): PlannedGrant | undefined {
  const { rule } = promotion;
  if (rule.type !== "GIFT") return undefined;
  const bonus = roundDownToMinor(money(BigInt(rule.bonus), of.brand.currency)).units;
  return plannedBonus(promotion, bonus, of);
}
