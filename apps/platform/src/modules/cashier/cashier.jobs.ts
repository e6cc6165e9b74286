import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { sealPlainSlips } from "./slips/seal-plain-slips.ts";
import { expireDeposits } from "./deposits/expire-deposits.ts";
import { watchCredited } from "./deposits/watching/watch-credited.ts";
import { openProviders } from "./providers/providers.ts";
import { endSilences } from "./withdrawals/legs/end-silence.ts";
import { bookBornePayouts } from "./withdrawals/orders/book-borne-payouts.ts";
import { sendDueOrders } from "./withdrawals/orders/send-due-orders.ts";
import { setOffAll } from "./withdrawals/legs/set-off-all.ts";
import { remindSilent } from "./withdrawals/legs/remind-silent.ts";

/**
 * Every minute, each whether or not the others fail: ends unpaid deposits, asks whether
 * credited ones still stand, counts payouts as
 * received whose players were silent for too long, reminds the others, and takes what is owed from
 * payouts that wait, and books late payouts of
 * before. All the time: has providers make the payouts that were ordered. Every hour:
 * encrypts slips of before.
 */
export function cashierJobs(platform: Platform): Jobs {
  const providers = openProviders(platform.config);
  const tasks = {
    "expire-deposits": async () => void (await expireDeposits(platform, providers)),
    "watch-credited": () => watchCredited(platform, providers),
    "end-silent-payouts": () => endSilences(platform),
    "remind-silent-players": () => remindSilent(platform),
    "set-off-owed": () => setOffAll(platform),
    "book-borne-payouts": () => bookBornePayouts(platform),
  };
  return {
    tasks: { ...tasks, "seal-plain-slips": () => sealPlainSlips(platform.config) },
    cron: [
      ...Object.keys(tasks).map((task) => `* * * * * ${task} ?max=3`),
      "41 * * * * seal-plain-slips",
    ],
    loops: [{ name: "payout orders", tick: () => sendDueOrders(platform, providers) }],
  };
}
