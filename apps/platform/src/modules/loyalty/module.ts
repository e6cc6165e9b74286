import type { Module } from "../../module.ts";
import { loyaltyHears } from "./hears.ts";
import { LOYALTY_HOLDS } from "./held.store.ts";
import { loyaltyJobs } from "./loyalty.jobs.ts";

export const loyaltyModule: Module = {
  jobs: loyaltyJobs,
  hears: loyaltyHears,
  holds: LOYALTY_HOLDS,
};
