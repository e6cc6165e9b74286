import type { Module } from "../../module.ts";
import { walletJobs } from "./wallet.jobs.ts";

export const walletModule: Module = {
  jobs: walletJobs,
};
