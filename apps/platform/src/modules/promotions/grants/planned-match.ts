import { money, roundDownToMinor } from "@perya/money";
import type { Brand } from "../../brands/index.ts";
import type { BonusLaw } from "../../profiles/index.ts";
import type { Player } from "../../players/index.ts";
import { comesWithDeposit } from "../rules/free-bets.ts";
import { matchOf, requiredOf } from "../rules/bonus-of.ts";
import type { Promotion } from "../promotion.ts";
import { periodOf } from "./period-of.ts";
import { plannedBonus } from "./planned-bonus.ts";
import type { PlannedGrant } from "./refused-grant.ts";

/** A deposit that a promotion may match. Ledger units. */
export interface MatchedDeposit {
  readonly method: string;
  readonly units: bigint;
  /** Whether it is the player's first ever. */
  readonly isFirst: boolean;
}

/** Where and when it is planned, and for whom. */
interface Planning {
  readonly brand: Brand;
  readonly player: Player;
  readonly law: BonusLaw;
  readonly now: Temporal.Instant;
}

/**
 * The bonus that a promotion gives for a deposit, in whole minor units; undefined where the deposit
 * does not fit its rule. No more has to be wagered than the law's cap.
 */
export function plannedMatch(
  promotion: Promotion,
  { method, units, isFirst }: MatchedDeposit,
  { brand, player, law, now }: Planning,
): PlannedGrant | undefined {
  const { rule } = promotion;
  if (rule.type === "FREE_BETS") {
    const isFor = comesWithDeposit(rule) && units >= BigInt(rule.minDeposit);
    if (!isFor || (rule.occasion === "FIRST" && !isFirst)) return undefined;
    const most = roundDownToMinor(money(BigInt(rule.cap), brand.currency)).units;
    return plannedBonus(promotion, most, { brand, player, law, now });
  }
  if (rule.type !== "DEPOSIT_MATCH") return undefined;
  if (rule.methods.length > 0 && !rule.methods.includes(method)) return undefined;
  if (units < BigInt(rule.minDeposit)) return undefined;
  if (rule.occasion === "FIRST" && !isFirst) return undefined;
  const bonus = roundDownToMinor(money(matchOf(units, rule), brand.currency)).units;
  if (bonus === 0n) return undefined;
  const asked = requiredOf({ deposit: units, bonus }, rule);
  const cap = law.wagerCap({ deposit: units, bonus });
  return {
    promotion,
    brand,
    player,
    period: periodOf(rule, now.toZonedDateTimeISO(brand.zone)),
    deposit: units,
    bonus,
    required: cap !== undefined && cap < asked ? cap : asked,
  };
}
