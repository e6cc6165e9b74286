import { BOOKING_SOURCES } from "../../booking-sources.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { keepRaffles } from "./raffles/drawing/keep-raffles.ts";
import { followTurnover } from "./raffles/tickets/follow-turnover.ts";

/** Counts turnover for tickets, and draws the raffles that are over, continuously. */
export function giveawaysJobs(platform: Platform): Jobs {
  return {
    tasks: {},
    cron: [],
    loops: [
      { name: "raffles: turnover", tick: () => platform.db.inTransaction(followTurnover) },
      { name: "raffles: draws", tick: () => keepRaffles(platform, BOOKING_SOURCES) },
    ],
  };
}
