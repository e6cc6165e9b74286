import type { Module } from "../../module.ts";
import { WAGERING_HOLDS } from "./held.store.ts";
import { wageringJobs } from "./wagering.jobs.ts";

export const wageringModule: Module = {
  jobs: wageringJobs,
  holds: WAGERING_HOLDS,
};
