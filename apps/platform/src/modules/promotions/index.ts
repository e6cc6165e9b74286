export { openApproval as promotionApproval } from "./making/open-approval.ts";
export { selectPictures as picturesOfPromotions } from "./promotions.store.ts";
