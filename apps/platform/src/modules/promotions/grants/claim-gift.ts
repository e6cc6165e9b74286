import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { brandById } from "../../brands/index.ts";
import { playerById } from "../../players/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { countTurnover } from "../../wagering/index.ts";
import { lockMoney, type Wallet } from "../../wallet/index.ts";
import { isOffered } from "../control/offered-to.ts";
import { lockPromotion } from "../promotions.store.ts";
import { creditBonus, issueGrant } from "./give-bonus.ts";
import { havingGrant, reserveBudget } from "./grants.store.ts";
import { plannedGift } from "./planned-gift.ts";
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
  const of = { brand, player, law: await bonusLawNow(tx, brand), now: await readClock(tx) };
  const planned = promotion && plannedGift(promotion, of);
  if (!planned || promotion.status === "DRAFT") return refuse("NOT_FOUND");
  if (!(await isOffered(tx, player, promotion))) return refuse("NOT_FOUND");
  const { period, bonus } = planned;
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
