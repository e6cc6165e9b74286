export { lotteryJobs } from "./lottery.jobs.ts";
export { seedLottery } from "./games/seed-lottery.ts";
