export { cashierJobs } from "./cashier.jobs.ts";
export { cashierOperatorRoutes, cashierRoutes } from "./cashier.routes.ts";
export { cashOfPlayer, cashSince, queueCounts, type CashFlow } from "./figures.store.ts";
export { selectBankAccounts as bankAccountsOf } from "./bank-accounts/bank-accounts.store.ts";
export type { BankAccount } from "./bank-accounts/bank-account.ts";
export { openWithdrawalsOf } from "./withdrawals/open-withdrawals-of.ts";
export type { Withdrawal } from "./withdrawals/withdrawal.ts";
export { turnoverLeft } from "./wagering/turnover-left.ts";
