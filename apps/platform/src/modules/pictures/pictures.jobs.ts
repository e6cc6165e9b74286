import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { forgetPictures, type ListsPictures } from "./forget-pictures.ts";

/**
 * Deletes unused pictures after a day. `shownBy` are all modules that show some.
 */
export function pictureJobs({ db }: Platform, shownBy: readonly ListsPictures[]): Jobs {
  return {
    tasks: {
      "forget-pictures": async () =>
        void (await db.inTransaction((tx) => forgetPictures(tx, shownBy))),
    },
    cron: ["23 * * * * forget-pictures"],
  };
}
