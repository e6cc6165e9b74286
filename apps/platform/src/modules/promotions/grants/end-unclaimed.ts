import type { Tx } from "@perya/postgres";
import { lockPromotion, promotionsById } from "../promotions.store.ts";
import type { Ending } from "./end-grant.ts";
import type { Grant } from "./grant.ts";
import { isOver } from "./is-over.ts";
import { lockGrant, releaseBudget } from "./grants.store.ts";
import { moveGrant } from "./move-grant.ts";

/** Ends a bonus that waits to be claimed, once, and gives its part of the budget back. */
export async function endUnclaimed(
  tx: Tx,
  { publicId, promotion: id }: Pick<Grant, "publicId" | "promotion">,
  to: "EXPIRED" | "VOIDED",
  ending: Ending,
): Promise<void> {
  const promotion = (await promotionsById(tx, [id])).get(id);
  if (!promotion) throw new Error(`The promotion of grant ${publicId} is gone`);
  await lockPromotion(tx, promotion.publicId, null);
  const grant = await lockGrant(tx, publicId);
  if (grant?.status !== "ISSUED") return;
  if (to === "EXPIRED" && !(await isOver(tx, grant))) return;
  await moveGrant(tx, grant, to, ending);
  await releaseBudget(tx, id, grant.bonusUnits);
}
