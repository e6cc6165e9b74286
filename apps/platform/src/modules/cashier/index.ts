export { cashierJobs } from "./cashier.jobs.ts";
export { cashierOperatorRoutes, cashierRoutes } from "./cashier.routes.ts";
export { queueCounts } from "./figures.store.ts";
export { selectBankAccounts as bankAccountsOf } from "./bank-accounts/bank-accounts.store.ts";
export { openWithdrawalsOf } from "./withdrawals/open-withdrawals-of.ts";
export { depositsWaiting, withdrawalsWaiting } from "./waiting.ts";
export { cashierApprovals } from "./approval-kinds.ts";
