import type { Module } from "../../module.ts";
import { giveawaysJobs } from "./giveaways.jobs.ts";
import { GIVEAWAYS_HOLD } from "./held.store.ts";
import { raffleRoutes } from "./raffles/claiming/raffles.routes.ts";
import { raffleRewards } from "./raffles/claiming/raffle-rewards.ts";
import { packetRewards } from "./packets/claiming/packet-rewards.ts";
import { packetRoutes } from "./packets/claiming/packets.routes.ts";
import { operatorPacketRoutes } from "./packets/making/operator-packets.routes.ts";
import { operatorRaffleRoutes } from "./raffles/making/operator-raffles.routes.ts";

export const giveawaysModule: Module = {
  player: [raffleRoutes, packetRoutes],
  operator: [operatorRaffleRoutes, operatorPacketRoutes],
  jobs: giveawaysJobs,
  holds: GIVEAWAYS_HOLD,
  rewards: [raffleRewards, packetRewards],
};
