export { openApproval as promotionApproval } from "./making/open-approval.ts";
export { selectPictures as picturesOfPromotions } from "./promotions.store.ts";
export { seedPromotions } from "./making/seed-promotions.ts";
export type { PromotionDraft } from "./promotion.ts";
