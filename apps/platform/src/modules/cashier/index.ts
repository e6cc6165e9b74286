export { queueCounts } from "./figures.store.ts";
export { selectBankAccounts as bankAccountsOf } from "./bank-accounts/bank-accounts.store.ts";
export { maskNumber } from "./bank-accounts/bank-account.ts";
export { fitsKnownNames } from "./bank-accounts/known-names.ts";
export { evidenceOf } from "./withdrawals/approving/evidence-of.ts";
export { withdrawalByPublicId } from "./withdrawals/withdrawals.store.ts";
export {
  selectAttemptsOf as attemptsOf,
  selectSharedNumber as sharedNumber,
  selectSharedNumbers as sharedNumbers,
} from "./bank-accounts/shared-numbers.store.ts";
export { hasOpenDeposit } from "./deposits/has-open.store.ts";
export { giveUpRest, restOf } from "./withdrawals/give-up-rest.ts";
export { openWithdrawalsOf } from "./withdrawals/open-withdrawals-of.ts";
export { depositsWaiting, withdrawalsWaiting } from "./queues/waiting.ts";
export { cashierApprovals } from "./approval-kinds.ts";
export { selectCredited as creditedDeposit } from "./deposits/credited-deposit.store.ts";
export { depositByPublicId } from "./deposits/deposits.store.ts";
export { movedSince } from "./deposits/moved-since.ts";
export { selectDepositedWithin as depositedWithin } from "./deposits/deposited-within.store.ts";
export { selectDepositedBy as depositedBy } from "./deposits/deposited-by.store.ts";
export { depositSums as depositedLately } from "./deposits/deposit-sums.store.ts";
export {
  complaintAnswered,
  depositRefused,
  depositReversed,
  depositSubmitted,
  depositSucceeded,
  owedSetOff,
  owedTaken,
  payoutCameBack,
  payoutOwed,
  payoutSent,
  withdrawalEnded,
  withdrawalStarted,
} from "./facts.ts";
export {
  selectAccountLinks as accountLinksOf,
  selectRiskFigures as riskFiguresOf,
} from "./risk-figures.store.ts";
export { keepStatementPayers } from "./deposits/payers/keep-statement-payers.ts";
export { isOtherPayer } from "./deposits/is-other-payer.ts";
export { daySumsOf, movementsOf } from "./movements/movements.store.ts";
export {
  METHODS_OF,
  STATEMENT_PROVIDERS,
  type CashMovement,
  type ListingProvider,
  type StatementProvider,
} from "./movements/movement.ts";
export { numberKey } from "./deposits/transfers/number-key.ts";
export { dropNotOurs, keepNotOurs } from "./deposits/arrivals/uncredited.store.ts";
export { sendBackArrival } from "./deposits/arrivals/send-back-arrival.ts";
export { recordArrival } from "./deposits/arrivals/record-arrival.ts";
export { recordTransfer } from "./deposits/transfers/record-transfer.ts";
export type { ApproveDepositRefusal } from "./deposits/approving/approve-deposit.ts";
export { lawsOfDeposits } from "./deposits/laws-of-deposits.ts";
export { RECORD_TRANSFER_REFUSALS } from "./deposits/transfers/recorded-transfers.routes.ts";
export { playerMeant } from "./deposits/transfers/player-meant.ts";
export { toStaff as depositRefusal } from "./refusals.ts";
export { publishDeposit } from "./deposits/publish-deposit.ts";
export { holdReviews, type ReviewOf } from "./withdrawals/review-of.ts";
export {
  holdPromotions,
  type CreditedDeposit,
  type PromotionPort,
} from "./deposits/promotions/promotion-port.ts";
export {
  selectLastCredited as lastCredited,
  type LastDeposit,
} from "./deposits/last-credited.store.ts";
export { selectHasDeposited as hasDeposited } from "./players.store.ts";
export { depositOwners } from "./movements/deposit-owners.store.ts";
export { listingProviders, providersOn } from "./movements/providers-on.ts";
