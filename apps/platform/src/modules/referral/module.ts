import type { Module } from "../../module.ts";
import { referralHears } from "./hears.ts";
import { REFERRAL_HOLDS } from "./held.store.ts";
import { referralBound } from "./referral-bound.ts";
import { referralJobs } from "./referral.jobs.ts";
import { referralOffer } from "./referral-offer.ts";
import { friendRewards } from "./rewarding/friend-rewards.ts";
import { inviterRoutes } from "./routes/inviter.routes.ts";
import { operatorReferralRoutes } from "./routes/operator-referral.routes.ts";
import { referralRoutes } from "./routes/referral.routes.ts";

export const referralModule: Module = {
  player: [referralRoutes, inviterRoutes],
  operator: [operatorReferralRoutes],
  jobs: referralJobs,
  hears: referralHears,
  holds: REFERRAL_HOLDS,
  offers: [referralOffer],
  rewards: [friendRewards],
  settingBounds: [referralBound],
};
