import type { Platform } from "../../platform.ts";
import { selectHasShown } from "./promotions.store.ts";

/** The page of promotions, while the brand has one that is open or announced. */
export async function promotionsOffer({ db }: Platform, brandId: bigint) {
  return (await selectHasShown(db, brandId)) ? (["promotions"] as const) : [];
}
