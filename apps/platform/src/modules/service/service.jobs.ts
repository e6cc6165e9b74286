import { z } from "zod";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { mailAway } from "./away/mail-away.ts";
import { MAIL_AWAY } from "./away/mail-later.ts";
import { TELL_PAGES } from "./end-verification.ts";
import { publishUnread } from "./publish-unread.ts";

const id = z.string().regex(/^\d+$/).transform(BigInt);
const away = z.object({ conversation: id, looks: z.number().int() });
const told = z.object({ player: id });

/** Tells players who are away that they were answered, and open pages what a job has written. */
export function serviceJobs(platform: Platform): Jobs {
  return {
    tasks: {
      [MAIL_AWAY]: (sent) => mailAway(platform, away.parse(sent)),
      [TELL_PAGES]: async (sent) => void (await publishUnread(platform, told.parse(sent).player)),
    },
    cron: [],
  };
}
