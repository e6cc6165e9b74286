export { seedLottery } from "./games/seed-lottery.ts";
export { importApproval as lotteryImportApproval } from "./history/import-approval.ts";
export { importResults } from "./history/import-results.ts";
export { lotteryDayApproval } from "./games/day-approval.ts";
export { lotteryGameApproval } from "./games/game-approval.ts";
export { drawnOf, type Drawn } from "./menus/drawn-of.ts";
export { selectPlayersOnSale as playersOnSale } from "./menus/on-sale.store.ts";
export { orderRecord } from "./records/order-record.ts";
export { lotteryRecord } from "./records/wire-record.ts";
export { placeOrder as placeLotteryOrder } from "./orders/place-order.ts";
export {
  resultsDue as lotteryResultsDue,
  resultsToConfirm as lotteryResultsToConfirm,
} from "./results/results-due.store.ts";
export { lotteryLimitsApproval } from "./limits/limits-approval.ts";
export { oddsApproval as lotteryOddsApproval } from "./odds/odds-approval.ts";
export { resultApproval as lotteryResultApproval } from "./results/result-approval.ts";
export { voidApproval as lotteryVoidApproval } from "./issues/void-approval.ts";
export { lotteryProduct } from "./product.ts";
export { lotteryBooking } from "./turnover/lottery-booking.ts";
export { drawsAgain } from "./turnover/bookings-again.store.ts";
