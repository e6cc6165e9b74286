import type { Module } from "../../module.ts";
import { envelopeJobs } from "./envelopes.jobs.ts";
import { envelopeRoutes } from "./envelopes.routes.ts";

export const envelopesModule: Module = {
  player: [envelopeRoutes],
  jobs: envelopeJobs,
};
