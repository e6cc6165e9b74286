import { z } from "zod";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { SEND_BROADCAST, sendBroadcast } from "./broadcasts/send-broadcast.ts";
import { deliverLetter } from "./deliver-letter.ts";
import { forgetOld } from "./forget-old.ts";
import { DELIVER_LETTER } from "./write-letter.ts";

const FORGET = "forget-inbox";

const id = z.string().regex(/^\d+$/).transform(BigInt);
const letter = z.object({ message: id });
const broadcast = z.object({ broadcast: id });

/** Tells and mails what was written, sends broadcasts, and deletes what no law has kept. */
export function inboxJobs(platform: Platform): Jobs {
  return {
    tasks: {
      [DELIVER_LETTER]: (sent) => deliverLetter(platform, letter.parse(sent).message),
      [SEND_BROADCAST]: (sent) => sendBroadcast(platform, broadcast.parse(sent).broadcast),
      [FORGET]: () => forgetOld(platform),
    },
    cron: [`17 4 * * * ${FORGET}`],
  };
}
