import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import type { PromotionDraft } from "../promotion.ts";
import { selectPromotions } from "../promotions.store.ts";
import { announce } from "./open-promotion.ts";
import { savePromotion } from "./save-promotion.ts";

/** Who made a brand's first promotions. */
const BY = "seed";

/** A brand's first promotions, open at once. A brand that has any is left as it is. */
export async function seedPromotions(
  tx: Tx,
  brand: Brand,
  drafts: readonly PromotionDraft[],
): Promise<void> {
  if ((await selectPromotions(tx, brand.id)).length > 0) return;
  for (const draft of drafts) {
    const saved = await savePromotion(tx, { brand, draft, by: BY });
    if (!saved.ok) throw new Error(`A promotion was refused: ${saved.detail ?? saved.refusal}`);
    await announce(tx, saved.value, BY);
  }
}
