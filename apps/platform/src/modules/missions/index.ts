export { missionApproval } from "./making/offer-approval.ts";
