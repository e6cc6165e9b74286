import type { Module } from "../../module.ts";
import { JACKPOTS_HOLD } from "./held.store.ts";
import { jackpotsOffer } from "./jackpots-offer.ts";
import { jackpotsJobs } from "./jackpots.jobs.ts";
import { operatorJackpotRoutes } from "./making/operator-jackpots.routes.ts";
import { jackpotRoutes } from "./showing/jackpots.routes.ts";

export const jackpotsModule: Module = {
  player: [jackpotRoutes],
  operator: [operatorJackpotRoutes],
  jobs: jackpotsJobs,
  holds: JACKPOTS_HOLD,
  offers: [jackpotsOffer],
};
