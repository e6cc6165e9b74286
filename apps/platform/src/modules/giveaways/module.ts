import type { Module } from "../../module.ts";
import { giveawaysJobs } from "./giveaways.jobs.ts";
import { GIVEAWAYS_HOLD } from "./held.store.ts";
import { raffleRoutes } from "./raffles/claiming/raffles.routes.ts";
import { raffleRewards } from "./raffles/claiming/raffle-rewards.ts";
import { operatorRaffleRoutes } from "./raffles/making/operator-raffles.routes.ts";

export const giveawaysModule: Module = {
  player: [raffleRoutes],
  operator: [operatorRaffleRoutes],
  jobs: giveawaysJobs,
  holds: GIVEAWAYS_HOLD,
  rewards: [raffleRewards],
};
