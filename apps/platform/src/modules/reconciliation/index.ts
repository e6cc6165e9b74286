export { differencesWaiting } from "./differences/difference-queue.store.ts";
export { settleApproval } from "./differences/settle-approval.ts";
