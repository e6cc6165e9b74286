import type { Module } from "../../module.ts";
import { agentsJobs } from "./agents.jobs.ts";
import { agentsHear } from "./hears.ts";
import { AGENTS_HOLD } from "./held.store.ts";
import { freezeRoutes } from "./routes/freeze.routes.ts";
import { movesRoutes } from "./routes/moves.routes.ts";
import { treeRoutes } from "./routes/tree.routes.ts";

export const agentsModule: Module = {
  operator: [treeRoutes, movesRoutes, freezeRoutes],
  jobs: agentsJobs,
  hears: agentsHear,
  holds: AGENTS_HOLD,
};
