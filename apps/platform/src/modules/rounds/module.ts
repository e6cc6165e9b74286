import type { Module } from "../../module.ts";
import { roundsJobs } from "./rounds.jobs.ts";
import { roundsRoutes } from "./rounds.routes.ts";

export const roundsModule: Module = {
  player: [roundsRoutes],
  jobs: roundsJobs,
};
