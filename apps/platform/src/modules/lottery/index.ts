export { lotteryJobs } from "./lottery.jobs.ts";
export { lotteryRoutes, operatorLotteryRoutes } from "./lottery.routes.ts";
export { seedLottery } from "./games/seed-lottery.ts";
export { lotteryRounds, lotteryVendors, settledTimes as lotterySettledTimes, type LotteryRounds } from "./records/rounds.store.ts";
export { sumByPlayer as lotteryTurnoverByPlayer, sumSince as lotteryTurnoverOf } from "./turnover/turnover.store.ts";
export { bettingRoutes, operatorBettingRoutes } from "./betting.routes.ts";
export { importResults } from "./history/import-results.ts";
export { placeOrder as placeLotteryOrder } from "./orders/place-order.ts";
export { resultsDue as lotteryResultsDue, resultsToConfirm as lotteryResultsToConfirm } from "./results/results-due.store.ts";
