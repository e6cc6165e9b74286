import type { Brand } from "../../brands/index.ts";
import type { Player } from "../../players/index.ts";
import type { BonusLaw } from "../../profiles/index.ts";
import type { Promotion } from "../promotion.ts";
import { requiredOf } from "../rules/bonus-of.ts";
import { periodOf } from "./period-of.ts";
import type { PlannedGrant } from "./refused-grant.ts";

/** Where and when a bonus is planned, and for whom. */
export interface Planning {
  readonly brand: Brand;
  readonly player: Player;
  readonly law: BonusLaw;
  readonly now: Temporal.Instant;
}

/** A bonus of so many ledger units without a deposit, wagered no more than the law's cap has. */
export function plannedBonus(
  promotion: Promotion,
  bonus: bigint,
  { brand, player, law, now }: Planning,
): PlannedGrant {
  const asked = requiredOf({ deposit: 0n, bonus }, promotion.rule);
  const cap = law.wagerCap({ deposit: 0n, bonus });
  return {
    promotion,
    brand,
    player,
    period: periodOf(promotion.rule, now.toZonedDateTimeISO(brand.zone)),
    deposit: 0n,
    bonus,
    required: cap !== undefined && cap < asked ? cap : asked,
  };
}
