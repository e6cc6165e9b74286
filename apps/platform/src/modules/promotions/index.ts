export { promotionsApprovals } from "./approval-kinds.ts";
export { selectPictures as picturesOfPromotions } from "./promotions.store.ts";
export { seedPromotions } from "./making/seed-promotions.ts";
export type { PromotionDraft } from "./promotion.ts";
export { grantsHad as bonusesHad } from "./grants/grants.store.ts";
export { giveReward } from "./rewards/give-reward.ts";
export { lawBrokenByReward } from "./rewards/reward-terms.ts";
