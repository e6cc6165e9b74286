import type { Module } from "../../module.ts";
import { approvalJobs } from "./approvals.jobs.ts";

export const approvalsModule: Module = {
  jobs: approvalJobs,
};
