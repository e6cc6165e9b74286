import { money, roundDownToMinor } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { brandById } from "../../brands/index.ts";
import { playerById } from "../../players/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { countTurnover } from "../../wagering/index.ts";
import { lockMoney, type Wallet } from "../../wallet/index.ts";
import { lockPromotion } from "../promotions.store.ts";
import { requiredOf } from "../rules/bonus-of.ts";
import { creditBonus, issueGrant } from "./give-bonus.ts";
import { havingGrant, reserveBudget } from "./grants.store.ts";
import { periodOf } from "./period-of.ts";
import { insertRefusal } from "./refusals.store.ts";
import { refusedGrant } from "./refused-grant.ts";

/**
 * Gives a player the bonus of a promotion that asks for no deposit, once in its period: repeated,
 * it is the same one. Who can't have it is refused in neutral words, and staff find the reason.
 */
export async function claimGift(
  tx: Tx,
  wallet: Wallet,
  playerId: bigint,
  publicId: string,
): Promise<Result<void, "NOT_FOUND" | "NOT_AVAILABLE">> {
  const player = await playerById(tx, playerId);
  const brand = player && (await brandById(tx, player.brandId));
  if (!player || !brand) throw new Error(`Player ${playerId} is signed in and missing`);
  await countTurnover(tx, [playerId]);
  await lockMoney(tx, playerId);
  const promotion = await lockPromotion(tx, publicId, brand.id);
  if (!promotion || promotion.status === "DRAFT" || promotion.rule.type !== "GIFT")
    return refuse("NOT_FOUND");
  const { rule } = promotion;
  const bonus = roundDownToMinor(money(BigInt(rule.bonus), brand.currency)).units;
  const asked = requiredOf({ deposit: 0n, bonus }, rule);
  const cap = (await bonusLawNow(tx, brand)).wagerCap({ deposit: 0n, bonus });
  const planned = {
    promotion,
    brand,
    player,
    period: periodOf(rule, (await readClock(tx)).toZonedDateTimeISO(brand.zone)),
    deposit: 0n,
    bonus,
    required: cap !== undefined && cap < asked ? cap : asked,
  };
  const { period } = planned;
  const had = await havingGrant(tx, { promotion: promotion.id, period }, [playerId]);
  if (had.length > 0) return ok(undefined);
  const refused = await refusedGrant(tx, planned);
  if (refused || !(await reserveBudget(tx, promotion.id, bonus))) {
    const reason = refused?.refusal ?? "BUDGET_USED";
    const detail = refused?.detail;
    await insertRefusal(tx, { promotion: promotion.id, player: playerId, reason, detail });
    return refuse("NOT_AVAILABLE");
  }
  const issued = await issueGrant(tx, { ...planned, depositId: null, actor: "player" });
  await creditBonus(tx, wallet, issued, planned, "player");
  return ok(undefined);
}
