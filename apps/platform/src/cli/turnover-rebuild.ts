import { rebuildTurnover } from "../rebuild-turnover.ts";
import type { Command } from "./command.ts";

/**
 * Makes the record of turnover and the reports again and compares. Exit code 1 when something was
 * different.
 */
export const turnoverRebuild: Command = {
  name: "turnover rebuild",
  summary: "makes turnover and reports again from ledger and draws; exit code 1 when they differ",
  values: [],
  switches: ["repair"],
  help: "  --repair                  brings record and reports to it, except on closed days",
  run: async (options, { db }) => {
    const repair = options.on("repair");
    const started = performance.now();
    const { record, reports } = await db.inTransaction((tx) => rebuildTurnover(tx, repair));
    const seconds = (performance.now() - started) / 1000;
    const { entries, wrong } = reports;
    const sameRecord = record.missing + record.extra === 0;
    const sameReports = Object.values(wrong).every((rows) => rows === 0);
    const same = sameRecord && sameReports;
    const found = [
      ...(sameRecord
        ? []
        : [
            `${record.missing} entries missing, ${record.extra} that should not be there, ` +
              `${record.closed} of them on closed days`,
          ]),
      ...(sameReports
        ? []
        : [`${wrong.day} days, ${wrong.quarter} quarter-hours, ${wrong.open} open sums`]),
    ];
    const verdict = same ? "Record and reports are the same" : `Different: ${found.join("; ")}`;
    const repaired = repair && !same;
    return {
      json: {
        same,
        repaired,
        entries: entries.toString(),
        record,
        wrong,
        first: reports.first,
        seconds,
      },
      lines: [
        ...record.first,
        ...reports.first,
        `${verdict}${repaired ? ", repaired" : ""}. ${entries} entries of turnover in ` +
          `${seconds.toFixed(1)} s`,
      ],
      exitCode: same ? 0 : 1,
    };
  },
};
