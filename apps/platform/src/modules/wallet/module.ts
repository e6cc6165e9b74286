import type { Module } from "../../module.ts";
import { walletJobs } from "./wallet.jobs.ts";
import { WALLET_HOLDS } from "./reading/index.ts";

export const walletModule: Module = {
  jobs: walletJobs,
  holds: WALLET_HOLDS,
};
