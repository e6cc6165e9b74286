import { BOOKING_SOURCES } from "../../booking-sources.ts";
import type { Module } from "../../module.ts";
import { closeDays } from "./closing/close-days.ts";
import { followDays } from "./closing/follow-days.ts";
import { followRecord } from "./closing/follow-record.ts";
import { rollUp } from "./roll-up.ts";

/**
 * Adds the record of turnover up into reports continuously, follows the ledger's days beside it,
 * and closes the days that are over.
 */
export const figuresModule: Module = {
  jobs: (platform) => ({
    tasks: { "close-days": () => closeDays(platform, BOOKING_SOURCES) },
    // One at a time: closing many days may take longer than the minute until the next run.
    cron: ["* * * * * close-days ?max=1&queue=close-days"],
    loops: [
      ...(["rounds", "lottery"] as const).map((source) => ({
        name: `reports: ${source}`,
        tick: () => platform.db.inTransaction((tx) => rollUp(tx, source)),
      })),
      ...(["rounds", "lottery"] as const).map((source) => ({
        name: `days of the record: ${source}`,
        tick: () => platform.db.inTransaction((tx) => followRecord(tx, source)),
      })),
      { name: "days of the ledger", tick: () => platform.db.inTransaction(followDays) },
    ],
  }),
};
