import type { Module } from "../../module.ts";
import { rollUp } from "./roll-up.ts";

/** Adds the record of turnover up into reports continuously. */
export const figuresModule: Module = {
  jobs: ({ db }) => ({
    tasks: {},
    cron: [],
    loops: (["rounds", "lottery"] as const).map((source) => ({
      name: `reports: ${source}`,
      tick: () => db.inTransaction((tx) => rollUp(tx, source)),
    })),
  }),
};
