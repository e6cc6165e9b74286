import type { Platform } from "../../../platform.ts";
import { lockPromotion, promotionsById } from "../promotions.store.ts";
import { lockGrant, releaseBudget, selectUnclaimed } from "./grants.store.ts";
import { moveGrant } from "./move-grant.ts";

/** Grants of one run. */
const MOST = 500;

/** Ends bonuses that nobody claimed in time, and gives their part of the budget back. */
export async function expireIssued({ db }: Pick<Platform, "db">): Promise<void> {
  for (const { publicId, promotion: id } of await selectUnclaimed(db, MOST))
    await db.inTransaction(async (tx) => {
      const promotion = (await promotionsById(tx, [id])).get(id);
      if (promotion) await lockPromotion(tx, promotion.publicId, null);
      const grant = await lockGrant(tx, publicId);
      if (grant?.status !== "ISSUED") return;
      await moveGrant(tx, grant, "EXPIRED", { actor: "system", reason: "It was not claimed" });
      await releaseBudget(tx, grant.promotion, grant.bonusUnits);
    });
}
