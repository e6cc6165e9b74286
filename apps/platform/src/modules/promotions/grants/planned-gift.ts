import { money, roundDownToMinor } from "@perya/money";
import type { Brand } from "../../brands/index.ts";
import type { Player } from "../../players/index.ts";
import type { BonusLaw } from "../../profiles/index.ts";
import type { Promotion } from "../promotion.ts";
import { requiredOf } from "../rules/bonus-of.ts";
import { periodOf } from "./period-of.ts";
import type { PlannedGrant } from "./refused-grant.ts";

/** Where and when a gift is planned, and for whom. */
interface Planning {
  readonly brand: Brand;
  readonly player: Player;
  readonly law: BonusLaw;
  readonly now: Temporal.Instant;
}

/**
 * The bonus of a promotion that asks for no deposit, in whole minor units; undefined for any other.
 * No more has to be wagered than the law's cap.
 */
export function plannedGift(
  promotion: Promotion,
  { brand, player, law, now }: Planning,
): PlannedGrant | undefined {
  const { rule } = promotion;
  if (rule.type !== "GIFT") return undefined;
  const bonus = roundDownToMinor(money(BigInt(rule.bonus), brand.currency)).units;
  const asked = requiredOf({ deposit: 0n, bonus }, rule);
  const cap = law.wagerCap({ deposit: 0n, bonus });
  return {
    promotion,
    brand,
    player,
    period: periodOf(rule, now.toZonedDateTimeISO(brand.zone)),
    deposit: 0n,
    bonus,
    required: cap !== undefined && cap < asked ? cap : asked,
  };
}
