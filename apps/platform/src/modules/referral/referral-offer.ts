import { settingsOf, type Offer } from "../settings/index.ts";

/** The page of invitations, while the brand has players invite friends. */
export const referralOffer: Offer = async (platform, brandId) => {
  const { features, referral } = await settingsOf(platform, brandId);
  return features.REFERRAL && referral.on ? ["invite"] : [];
};
