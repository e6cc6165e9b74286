import type { Module } from "../../module.ts";
import { roundsJobs } from "./rounds.jobs.ts";
import { roundsRoutes } from "./rounds.routes.ts";
import { ROUNDS_HOLD } from "./records/held.store.ts";

export const roundsModule: Module = {
  player: [roundsRoutes],
  jobs: roundsJobs,
  holds: ROUNDS_HOLD,
};
