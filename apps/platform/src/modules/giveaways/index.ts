export { rafflePrizeWon } from "./facts.ts";
export type { RaffleDraft } from "./raffles/raffle.ts";
export { seedRaffles } from "./raffles/making/seed-raffles.ts";
export { giveawaysApprovals } from "./approval-kinds.ts";
