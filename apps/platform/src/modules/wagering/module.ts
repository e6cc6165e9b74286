import type { Module } from "../../module.ts";
import { hears } from "../facts/index.ts";
import { requirementEnded } from "./facts.ts";
import { guardBets } from "./guard-bets.ts";
import { staffWageringRoutes } from "./staff/staff.routes.ts";
import { WAGERING_HOLDS } from "./held.store.ts";
import { wageringRoutes } from "./wagering.routes.ts";
import { wageringJobs } from "./wagering.jobs.ts";

export const wageringModule: Module = {
  player: [wageringRoutes],
  operator: [staffWageringRoutes],
  jobs: wageringJobs,
  holds: WAGERING_HOLDS,
  hears: [
    hears(requirementEnded, "bounds of bets", (tx, { player }, { wallet }) =>
      guardBets(tx, wallet, player),
    ),
  ],
};
