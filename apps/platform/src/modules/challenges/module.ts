import type { Module } from "../../module.ts";
import { challengeJobs } from "./challenges.jobs.ts";
import { challengeRoutes } from "./challenges.routes.ts";

export const challengesModule: Module = {
  player: [challengeRoutes],
  jobs: challengeJobs,
};
