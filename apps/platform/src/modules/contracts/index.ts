export { contractsApprovals } from "./reviewing/approval-kinds.ts";
export { selectWaiting as billsWaiting } from "./reviewing/decided.store.ts";
export { billPaid } from "./facts.ts";
