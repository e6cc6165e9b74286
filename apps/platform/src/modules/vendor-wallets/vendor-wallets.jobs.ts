import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { bringBackLeft } from "./automatic/bring-back-left.ts";
import { compareWallets } from "./comparing/compare-wallets.ts";
import { sendDue } from "./moving/send-due.ts";
import { sweepBarred } from "./moving/sweep-barred.ts";
import { pullRecords } from "./playing/pull-records.ts";

/**
 * Sends movements and asks for the outcome of those that are unknown, books what was played,
 * fetches the money of players who may not play and of those who left a game, and compares balances
 * once an hour.
 */
export function vendorWalletsJobs(platform: Platform): Jobs {
  return {
    tasks: {
      "pull-vendor-records": () => pullRecords(platform),
      "sweep-vendor-wallets": () => sweepBarred(platform),
      "bring-back-left": () => bringBackLeft(platform),
      "compare-vendor-wallets": () => compareWallets(platform),
    },
    cron: [
      "* * * * * pull-vendor-records ?max=1",
      "* * * * * sweep-vendor-wallets ?max=1",
      "* * * * * bring-back-left ?max=1",
      "17 * * * * compare-vendor-wallets ?max=1",
    ],
    loops: [{ name: "vendor movements", tick: () => sendDue(platform) }],
  };
}
