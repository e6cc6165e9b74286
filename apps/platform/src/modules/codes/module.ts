import type { Module } from "../../module.ts";
import { codeJobs } from "./codes.jobs.ts";

export const codesModule: Module = {
  jobs: codeJobs,
};
