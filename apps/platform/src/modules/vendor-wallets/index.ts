export { endApproval as vendorWalletsApproval } from "./staff/end-approval.ts";
