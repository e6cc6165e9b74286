import type { Platform } from "../../platform.ts";
import { selectShown } from "./content.store.ts";

/** The page of promotions, while the brand has one. */
export async function promotionOffer({ db }: Platform, brandId: bigint) {
  const shown = await selectShown(db, brandId, ["promotion"]);
  return shown.length > 0 ? (["promotions"] as const) : [];
}
