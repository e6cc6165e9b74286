import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { makeNextMove } from "./moving/make-moves.ts";

/** Makes moves in the tree once they are due. */
export function agentsJobs({ db }: Platform): Jobs {
  return {
    tasks: {},
    cron: [],
    loops: [{ name: "agents: moves", tick: () => db.inTransaction(makeNextMove) }],
  };
}
