import type { Module } from "../../module.ts";
import { billJobs } from "./bills.jobs.ts";
import { billsRoutes } from "./explaining/bills.routes.ts";
import { CONTRACTS_HOLD } from "./held.store.ts";
import {
  billDecisionRoutes,
  billMemberRoutes,
  operatorBillsRoutes,
} from "./reviewing/operator-bills.routes.ts";

export const contractsModule: Module = {
  player: [billsRoutes],
  operator: [operatorBillsRoutes, billMemberRoutes, billDecisionRoutes],
  jobs: billJobs,
  holds: CONTRACTS_HOLD,
};
