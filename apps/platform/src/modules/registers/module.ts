import type { Module } from "../../module.ts";
import { hearsOfPersons } from "./asking/hears-of-persons.ts";
import { REGISTERS_HOLD } from "./held.store.ts";
import { registersJobs } from "./registers.jobs.ts";
import { checksRoutes } from "./routes/checks.routes.ts";
import { registersRoutes } from "./routes/registers.routes.ts";

export const registersModule: Module = {
  operator: [registersRoutes, checksRoutes],
  jobs: registersJobs,
  holds: REGISTERS_HOLD,
  hears: hearsOfPersons,
};
