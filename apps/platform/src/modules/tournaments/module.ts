import type { Module } from "../../module.ts";
import { tournamentsHear } from "./hears.ts";
import { prizeRewards } from "./paying/prize-rewards.ts";
import { TOURNAMENTS_HOLD } from "./held.store.ts";
import { operatorTournamentRoutes } from "./making/operator-tournaments.routes.ts";
import { positionRoutes } from "./making/positions.routes.ts";
import { tournamentRoutes } from "./playing/tournaments.routes.ts";
import { tournamentsJobs } from "./tournaments.jobs.ts";

export const tournamentsModule: Module = {
  player: [tournamentRoutes],
  operator: [operatorTournamentRoutes, positionRoutes],
  jobs: tournamentsJobs,
  hears: tournamentsHear,
  holds: TOURNAMENTS_HOLD,
  rewards: [prizeRewards],
};
