import { rebuildReports } from "../modules/figures/index.ts";
import type { Command } from "./command.ts";

/** Adds the record of turnover up again and compares. Exit code 1 when a report was different. */
export const turnoverRebuild: Command = {
  name: "turnover rebuild",
  summary: "adds the record of turnover up again; exit code 1 when a report differs from it",
  values: [],
  switches: ["repair"],
  help: "  --repair                  brings the reports to what the record says",
  run: async (options, { db }) => {
    const repair = options.on("repair");
    const started = performance.now();
    const { entries, wrong, first } = await db.inTransaction((tx) => rebuildReports(tx, repair));
    const seconds = (performance.now() - started) / 1000;
    const same = Object.values(wrong).every((rows) => rows === 0);
    const rows = `${wrong.day} days, ${wrong.quarter} quarter-hours, ${wrong.open} open sums`;
    const verdict = same ? "The reports are the same" : `Different: ${rows}`;
    return {
      json: { same, repaired: repair && !same, entries: entries.toString(), wrong, first, seconds },
      lines: [
        ...first,
        `${verdict}${repair && !same ? ", repaired" : ""}. ${entries} entries of turnover in ` +
          `${seconds.toFixed(1)} s`,
      ],
      exitCode: same ? 0 : 1,
    };
  },
};
