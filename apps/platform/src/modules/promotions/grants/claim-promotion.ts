import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { playerById } from "../../players/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { promotionByPublicId } from "../promotions.store.ts";
import { comesWithDeposit } from "../rules/free-bets.ts";
import { claimGift } from "./claim-gift.ts";
import { claimIssued, type ClaimRefusal } from "./claim-issued.ts";
import { issuedGrants, latestGrants } from "./grants.store.ts";
import { takeOffer } from "./take-offer.ts";

/**
 * Claims what a promotion has for a player: the oldest bonus of it that waits for them, the bonus
 * of the deposit they have just made, or a gift without one.
 */
export async function claimPromotion(
  tx: Tx,
  wallet: Wallet,
  playerId: bigint,
  publicId: string,
): Promise<Result<unknown, ClaimRefusal | "REWARD_LATE">> {
  const player = await playerById(tx, playerId);
  const promotion = player && (await promotionByPublicId(tx, publicId, player.brandId));
  if (!promotion) return refuse("NOT_FOUND");
  const [waiting] = await issuedGrants(tx, promotion.id, playerId);
  if (waiting) return claimIssued(tx, wallet, playerId, waiting.publicId);
  const { rule } = promotion;
  const isFree = rule.type === "FREE_BETS";
  if (rule.type === "DEPOSIT_MATCH" || (isFree && comesWithDeposit(rule)))
    return takeOffer(tx, wallet, playerId, publicId);
  if (rule.type === "GIFT" || isFree) return claimGift(tx, wallet, playerId, publicId);
  const [latest] = await latestGrants(tx, playerId, [promotion.id]);
  const isClaimed = latest?.status === "PROCESS" || latest?.status === "COMPLETED";
  return isClaimed ? ok(undefined) : refuse("NOT_FOUND");
}
