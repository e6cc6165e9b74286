import { settingsOf, type Offer } from "../../settings/index.ts";

/** The VIP page, where the brand has levels. */
export const vipOffer: Offer = async (platform, brandId) =>
  (await settingsOf(platform, brandId)).vip.levels.length > 0 ? ["vip"] : [];
