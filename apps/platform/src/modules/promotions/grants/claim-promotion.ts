import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { playerById } from "../../players/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { promotionByPublicId } from "../promotions.store.ts";
import { claimGift } from "./claim-gift.ts";
import { claimIssued, type ClaimRefusal } from "./claim-issued.ts";
import { issuedGrants } from "./grants.store.ts";

/**
 * Claims what a promotion has for a player: the oldest bonus of it that waits for them, or a gift
 * without a deposit.
 */
export async function claimPromotion(
  tx: Tx,
  wallet: Wallet,
  playerId: bigint,
  publicId: string,
): Promise<Result<unknown, ClaimRefusal>> {
  const player = await playerById(tx, playerId);
  const promotion = player && (await promotionByPublicId(tx, publicId, player.brandId));
  const [waiting] = promotion ? await issuedGrants(tx, promotion.id, playerId) : [];
  return waiting
    ? claimIssued(tx, wallet, playerId, waiting.publicId)
    : claimGift(tx, wallet, playerId, publicId);
}
