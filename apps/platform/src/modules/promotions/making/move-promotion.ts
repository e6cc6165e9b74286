import type { Tx } from "@perya/postgres";
import type { Promotion, PromotionStatus } from "../promotion.ts";
import { updateStatus } from "../promotions.store.ts";
import { insertStep } from "../steps.store.ts";

/** Moves a promotion that the transaction holds one step along its table, with who and why. */
export async function movePromotion(
  tx: Tx,
  promotion: Promotion,
  to: PromotionStatus,
  by: { readonly actor: string; readonly reason?: string | undefined },
): Promise<Promotion> {
  await updateStatus(tx, promotion.id, to);
  await insertStep(tx, "promotion", promotion.id, { from: promotion.status, to, ...by });
  return { ...promotion, status: to };
}
