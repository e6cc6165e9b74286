export { NOT_KEPT_SENTENCES, notKeptAt, refusalOfNotKept } from "./moving/not-kept.ts";
export { beginIn } from "./moving/begin-in.ts";
export { hasMoneyAtVendors } from "./wallets.store.ts";
export { beginOut } from "./moving/begin-out.ts";
export { differenceApproval as vendorDifferenceApproval } from "./staff/difference-approval.ts";
export { endApproval as vendorWalletsApproval } from "./staff/end-approval.ts";
export { selectReturned as returnedOf } from "./returned.store.ts";
