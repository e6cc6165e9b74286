import type { Module } from "../../module.ts";
import { cashierJobs } from "./cashier.jobs.ts";
import { cashierOperatorRoutes, cashierRoutes } from "./cashier.routes.ts";

export const cashierModule: Module = {
  player: [cashierRoutes],
  operator: [cashierOperatorRoutes],
  jobs: cashierJobs,
};
