import type { Module } from "../../module.ts";
import { daysRoutes } from "./days/days.routes.ts";
import { differencesRoutes } from "./differences/differences.routes.ts";
import { settlingRoutes } from "./differences/settling.routes.ts";
import { reconciliationJobs } from "./reconciliation.jobs.ts";
import { statementsRoutes } from "./statements/statements.routes.ts";

export const reconciliationModule: Module = {
  operator: [statementsRoutes, differencesRoutes, settlingRoutes, daysRoutes],
  jobs: reconciliationJobs,
};
