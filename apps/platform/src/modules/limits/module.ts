import type { Module } from "../../module.ts";
import type { AskDeposited } from "./describe-limits.ts";
import type { EndGames } from "./exclusion/bar.ts";
import { exclusionJobs } from "./exclusion/exclusion.jobs.ts";
import { exclusionRoutes } from "./exclusion/exclusion.routes.ts";
import { hearsOfPersons } from "./exclusion/hears-of-persons.ts";
import { LIMITS_HOLD } from "./held.store.ts";
import { intervalRoutes } from "./interval/interval.routes.ts";
import { limitsJobs } from "./limits.jobs.ts";
import { limitsRoutes } from "./limits.routes.ts";
import { reachedRoutes } from "./reached/reached.routes.ts";
import { planRoutes } from "./plan/plan.routes.ts";
import { endPlay } from "./play/end-play.ts";
import { playRoutes } from "./play/play.routes.ts";

/**
 * `askDeposited` is the cashier's: it asks this module itself before it opens a deposit. `endGames`
 * ends the open games of a player.
 */
export const limitsModule = (askDeposited: AskDeposited, endGames: EndGames): Module => ({
  player: [
    limitsRoutes(askDeposited),
    exclusionRoutes(endGames),
    playRoutes(askDeposited, endPlay(endGames)),
    intervalRoutes,
    planRoutes(endPlay(endGames)),
    reachedRoutes,
  ],
  jobs: (platform) => {
    const [exclusion, limits] = [exclusionJobs(platform, endGames), limitsJobs(platform)];
    return {
      tasks: { ...exclusion.tasks, ...limits.tasks },
      cron: [...exclusion.cron, ...limits.cron],
    };
  },
  holds: LIMITS_HOLD,
  hears: hearsOfPersons(endGames),
});
