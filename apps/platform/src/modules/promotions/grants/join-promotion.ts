import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { brandById } from "../../brands/index.ts";
import { hasDeposited } from "../../cashier/index.ts";
import { playerById } from "../../players/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { isOffered } from "../control/offered-to.ts";
import { promotionByPublicId } from "../promotions.store.ts";
import { insertJoin } from "./joins.store.ts";
import { plannedMatch } from "./planned-match.ts";
import { insertRefusal } from "./refusals.store.ts";
import { refusedGrant } from "./refused-grant.ts";

/**
 * Notes that a player wants a promotion that comes with a deposit: the next one that fits brings
 * it. Who could be given nothing now is refused in neutral words, and staff find the reason.
 */
export async function joinPromotion(
  tx: Tx,
  playerId: bigint,
  publicId: string,
): Promise<Result<void, "NOT_FOUND" | "NOT_AVAILABLE">> {
  const player = await playerById(tx, playerId);
  const brand = player && (await brandById(tx, player.brandId));
  const promotion = brand && (await promotionByPublicId(tx, publicId, brand.id));
  if (!player || !brand || !promotion || promotion.status === "DRAFT") return refuse("NOT_FOUND");
  if (!(await isOffered(tx, player, promotion))) return refuse("NOT_FOUND");
  const { rule } = promotion;
  if (rule.type !== "DEPOSIT_MATCH") return refuse("NOT_FOUND");
  const least = {
    method: rule.methods[0] ?? "",
    units: BigInt(rule.minDeposit),
    isFirst: !(await hasDeposited(tx, playerId)),
  };
  const law = await bonusLawNow(tx, brand);
  const planned = plannedMatch(promotion, least, { brand, player, law, now: await readClock(tx) });
  const refused = planned ? await refusedGrant(tx, planned) : refuse("OTHER_PLAYERS");
  if (refused) {
    await insertRefusal(tx, {
      promotion: promotion.id,
      player: playerId,
      reason: refused.refusal,
      detail: refused.detail,
    });
    return refuse("NOT_AVAILABLE");
  }
  await insertJoin(tx, promotion.id, playerId);
  return ok(undefined);
}
