import type { Module } from "../../module.ts";
import { PLAYERS_HOLD } from "../players/index.ts";
import { IDENTITY_HOLDS } from "./held.store.ts";
import { identityJobs } from "./identity.jobs.ts";
import type { EndGames } from "./identity.ts";
import { identityRoutes } from "./module.routes.ts";

/** `endGames` ends a player's open games with the sign-in they belong to. */
export function identityModule(endGames: EndGames): Module {
  return {
    player: [(app, platform) => identityRoutes(app, platform, endGames)],
    jobs: (platform) => identityJobs(platform, endGames),
    holds: [...PLAYERS_HOLD, ...IDENTITY_HOLDS],
  };
}
