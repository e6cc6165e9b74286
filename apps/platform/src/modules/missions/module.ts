import type { Module } from "../../module.ts";
import { missionRoutes } from "./claiming/missions.routes.ts";
import { missionRewards } from "./claiming/mission-rewards.ts";
import { missionsHear } from "./hears.ts";
import { MISSIONS_HOLD } from "./held.store.ts";
import { operatorMissionRoutes } from "./making/operator-missions.routes.ts";
import { missionsJobs } from "./missions.jobs.ts";
import { signRewards } from "./streak/sign-rewards.ts";
import { signRoutes } from "./streak/signs.routes.ts";

export const missionsModule: Module = {
  player: [missionRoutes, signRoutes],
  operator: [operatorMissionRoutes],
  jobs: missionsJobs,
  hears: missionsHear,
  holds: MISSIONS_HOLD,
  rewards: [missionRewards, signRewards],
};
