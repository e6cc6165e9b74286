import { z } from "zod";
import type { Jobs } from "../../../jobs/jobs.ts";
import type { Platform } from "../../../platform.ts";
import { mailAway } from "./mail-away.ts";
import { MAIL_AWAY } from "./mail-later.ts";

const payload = z.object({
  conversation: z.string().regex(/^\d+$/).transform(BigInt),
  looks: z.number().int(),
});

/** Tells players who are away that they were answered. */
export function serviceJobs(platform: Platform): Jobs {
  return {
    tasks: { [MAIL_AWAY]: (sent) => mailAway(platform, payload.parse(sent)) },
    cron: [],
  };
}
