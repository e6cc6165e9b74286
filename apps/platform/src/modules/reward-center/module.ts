import type { Module } from "../../module.ts";
import type { RewardSource } from "../../reward-source.ts";
import { rewardRoutes } from "./rewards.routes.ts";

/** `sources` are the kinds of rewards that all modules give. */
export const rewardCenterModule = (sources: readonly RewardSource[]): Module => ({
  player: [rewardRoutes(sources)],
});
