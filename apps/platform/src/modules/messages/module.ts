import type { Module } from "../../module.ts";
import { messageJobs } from "./messages.jobs.ts";
import { outboxRoutes } from "./outbox.routes.ts";
import { smsUseRoutes } from "./sms/sms-use.routes.ts";

export const messagesModule: Module = {
  operator: [outboxRoutes, smsUseRoutes],
  jobs: messageJobs,
};
