import type { Tx } from "@perya/postgres";
import { countTurnover } from "../../wagering/index.ts";
import { lockMoney } from "../../wallet/index.ts";
import type { Grant } from "../grants/grant.ts";
import { lockGrant } from "../grants/grants.store.ts";
import { lockPromotion, promotionsById } from "../promotions.store.ts";

/**
 * Holds a grant with everything that its free bets move, in the order in which everything else
 * does: turnover, wallet, promotion, grant.
 */
export async function holdFreeBets(
  tx: Tx,
  { player, grant: publicId, promotion: id }: { player: bigint; grant: string; promotion: bigint },
): Promise<Grant> {
  await countTurnover(tx, [player]);
  await lockMoney(tx, player);
  const promotion = (await promotionsById(tx, [id])).get(id);
  if (!promotion) throw new Error(`The promotion of grant ${publicId} is gone`);
  await lockPromotion(tx, promotion.publicId, null);
  const grant = await lockGrant(tx, publicId);
  if (!grant) throw new Error(`Grant ${publicId} is gone`);
  return grant;
}
