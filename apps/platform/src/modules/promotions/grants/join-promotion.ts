import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { brandById, type Brand } from "../../brands/index.ts";
import { hasDeposited } from "../../cashier/index.ts";
import { playerById, type Player } from "../../players/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { isOffered } from "../control/offered-to.ts";
import { joinBoost } from "../boosts/join-boost.ts";
import type { Promotion } from "../promotion.ts";
import { promotionByPublicId } from "../promotions.store.ts";
import type { GrantRefusal } from "./grant.ts";
import { comesWithDeposit } from "../rules/free-bets.ts";
import { insertJoin } from "./joins.store.ts";
import { plannedMatch } from "./planned-match.ts";
import { insertRefusal } from "./refusals.store.ts";
import { refusedGrant } from "./refused-grant.ts";

/**
 * Notes that a player wants a promotion: one that comes with a deposit, which the next one that
 * fits brings, or a higher rebate from this day on. Who could be given nothing now is refused in
 * neutral words, and staff find the reason.
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
  const joined = await joinOf(tx, { player, brand }, promotion);
  if (joined.ok) return ok(undefined);
  if (joined.refusal === "NOT_FOUND") return refuse("NOT_FOUND");
  const { refusal: reason, detail } = joined;
  await insertRefusal(tx, { promotion: promotion.id, player: playerId, reason, detail });
  return refuse("NOT_AVAILABLE");
}

async function joinOf(
  tx: Tx,
  { player, brand }: { readonly player: Player; readonly brand: Brand },
  promotion: Promotion,
): Promise<Result<void, GrantRefusal | "NOT_FOUND">> {
  const { rule } = promotion;
  if (rule.type === "REBATE_BOOST") return joinBoost(tx, { player, brand }, promotion.publicId);
  const isFree = rule.type === "FREE_BETS" && comesWithDeposit(rule);
  if (rule.type !== "DEPOSIT_MATCH" && !isFree) return refuse("NOT_FOUND");
  const least = {
    method: rule.type === "DEPOSIT_MATCH" ? (rule.methods[0] ?? "") : "",
    units: BigInt(rule.minDeposit),
    isFirst: !(await hasDeposited(tx, player.id)),
  };
  const law = await bonusLawNow(tx, brand);
  const planned = plannedMatch(promotion, least, { brand, player, law, now: await readClock(tx) });
  const refused = planned ? await refusedGrant(tx, planned) : refuse("OTHER_PLAYERS");
  if (refused) return refused;
  await insertJoin(tx, promotion.id, player.id);
  return ok(undefined);
}
