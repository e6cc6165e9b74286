export { creditApproval } from "./orders/credit-approval.ts";
export { givePoints } from "./earning/give-points.ts";
export { orderDecided } from "./facts.ts";
export { selectPictures as picturesOfRewards } from "./rewards/rewards.store.ts";
export { ordersWaiting } from "./orders/orders-waiting.ts";
export { seedRewards } from "./rewards/seed-rewards.ts";
export { verifyPoints } from "./ledger/verify-points.ts";
export type { RewardDraft } from "./rewards/reward.ts";
