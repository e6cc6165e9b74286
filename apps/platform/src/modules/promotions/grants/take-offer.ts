import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { brandById } from "../../brands/index.ts";
import { playerById } from "../../players/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { countTurnover } from "../../wagering/index.ts";
import { lockMoney, type Wallet } from "../../wallet/index.ts";
import { isOffered } from "../control/offered-to.ts";
import { lockPromotion } from "../promotions.store.ts";
import { creditBonus, issueGrant } from "./give-bonus.ts";
import { latestGrants, reserveBudget } from "./grants.store.ts";
import { openDepositOf } from "./late-offers.ts";
import { plannedMatch } from "./planned-match.ts";
import { insertRefusal } from "./refusals.store.ts";
import { refusedGrant } from "./refused-grant.ts";

/**
 * Gives the bonus of a deposit that was made before it was chosen, once. It is decided while the
 * player's money is held, so no bet comes between. Who can't have it is refused in neutral words.
 */
export async function takeOffer(
  tx: Tx,
  wallet: Wallet,
  playerId: bigint,
  publicId: string,
): Promise<Result<void, "NOT_FOUND" | "NOT_AVAILABLE" | "REWARD_LATE">> {
  const player = await playerById(tx, playerId);
  const brand = player && (await brandById(tx, player.brandId));
  if (!player || !brand) throw new Error(`Player ${playerId} is signed in and missing`);
  await countTurnover(tx, [playerId]);
  await lockMoney(tx, playerId);
  const promotion = await lockPromotion(tx, publicId, brand.id);
  if (!promotion || promotion.status === "DRAFT") return refuse("NOT_FOUND");
  if (!(await isOffered(tx, player, promotion))) return refuse("NOT_FOUND");
  const [latest] = await latestGrants(tx, playerId, [promotion.id]);
  if (latest?.status === "PROCESS" || latest?.status === "CLAIMED") return ok(undefined);
  const deposit = await openDepositOf(tx, playerId);
  if (!deposit) return refuse("REWARD_LATE");
  const planning = { brand, player, law: await bonusLawNow(tx, brand), now: deposit.creditedAt };
  const planned = plannedMatch(promotion, deposit, planning);
  if (!planned) return refuse("NOT_AVAILABLE");
  const refused = await refusedGrant(tx, planned);
  if (refused || !(await reserveBudget(tx, promotion.id, planned.bonus))) {
    const reason = refused?.refusal ?? "BUDGET_USED";
    const detail = refused?.detail;
    await insertRefusal(tx, { promotion: promotion.id, player: playerId, reason, detail });
    return refuse("NOT_AVAILABLE");
  }
  const given = { ...planned, depositId: deposit.publicId, actor: "player" };
  const issued = await issueGrant(tx, given);
  await creditBonus(tx, wallet, issued, planned, "player");
  return ok(undefined);
}
