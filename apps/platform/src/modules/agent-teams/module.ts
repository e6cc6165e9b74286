import type { Module } from "../../module.ts";
import { agentTeamsHears } from "./hears.ts";
import { rollUpTeams } from "./rolling/roll-up-teams.ts";
import { operatorTeamRoutes } from "./routes/operator-team.routes.ts";
import { teamRoutes } from "./routes/team.routes.ts";

/** Adds up what members do to the agents above them, and shows each agent the own team. */
export const agentTeamsModule: Module = {
  player: [teamRoutes],
  operator: [operatorTeamRoutes],
  hears: agentTeamsHears,
  jobs: ({ db }) => ({
    tasks: {},
    cron: [],
    loops: [{ name: "teams", tick: () => db.inTransaction(rollUpTeams) }],
  }),
};
