import type { Offer } from "../settings/index.ts";
import { selectIsFed } from "./making/jackpots.store.ts";

/** The page of jackpots, while a brand has one that can be won. */
export const jackpotsOffer: Offer = async ({ db }, brandId) =>
  (await selectIsFed(db, brandId)) ? ["jackpots"] : [];
