import { z } from "zod";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { deliverMessage } from "./deliver-message.ts";
import { forgetMessages } from "./messages.store.ts";
import { deleteOldSmsCounts } from "./sms/sms-count.store.ts";
import { DELIVER } from "./write-message.ts";

const payload = z.object({ id: z.uuid() });

/** Delivers messages nobody waited for, and deletes old texts. */
export function messageJobs(platform: Platform): Jobs {
  return {
    tasks: {
      [DELIVER]: async (sent) => void (await deliverMessage(platform, payload.parse(sent).id)),
      "forget-messages": () =>
        platform.db.inTransaction(async (tx) => {
          await forgetMessages(tx);
          await deleteOldSmsCounts(tx);
        }),
    },
    cron: ["23 * * * * forget-messages"],
  };
}
