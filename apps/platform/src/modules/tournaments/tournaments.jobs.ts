import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { refundFees } from "./joining/refund-fees.ts";
import { REFUND_FEES } from "./making/cancel-tournament.ts";
import { keepTime } from "./making/keep-time.ts";
import { PAY_PRIZES } from "./paying/make-final.ts";
import { payPrizes } from "./paying/pay-prizes.ts";
import { followRecord } from "./scoring/follow-record.ts";
import { keepBoards } from "./scoring/keep-boards.ts";
import { publishTournaments, TELL_PAGES } from "./scoring/tell-pages.ts";

const KEEP_TIME = "tournaments-keep-time";

/**
 * Counts rounds continuously and tells open pages; every minute it begins and ends tournaments,
 * makes tables final, and pays what is due.
 */
export function tournamentsJobs(platform: Platform): Jobs {
  return {
    tasks: {
      [TELL_PAGES]: async (told) => publishTournaments(platform, told),
      [PAY_PRIZES]: () => payPrizes(platform),
      [REFUND_FEES]: () => refundFees(platform),
      [KEEP_TIME]: async () => {
        await keepTime(platform);
        await keepBoards(platform);
        await payPrizes(platform);
        await refundFees(platform);
      },
    },
    cron: [`* * * * * ${KEEP_TIME}`],
    loops: [{ name: "tournaments: rounds", tick: () => platform.db.inTransaction(followRecord) }],
  };
}
