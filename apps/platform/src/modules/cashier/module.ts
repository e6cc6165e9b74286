import type { Module } from "../../module.ts";
import { cashierJobs } from "./cashier.jobs.ts";
import { cashierOperatorRoutes, cashierRoutes } from "./cashier.routes.ts";
import { CASHIER_HOLDS } from "./held.store.ts";

export const cashierModule: Module = {
  player: [cashierRoutes],
  operator: [cashierOperatorRoutes],
  jobs: cashierJobs,
  holds: CASHIER_HOLDS,
};
