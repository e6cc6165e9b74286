import type { Jobs } from "../../jobs/worker.ts";
import type { Platform } from "../../platform.ts";
import { forgetPictures, type TellsPictures } from "./forget-pictures.ts";

/** Pictures that nothing shows are forgotten after a day. `shownBy` are all modules that show some. */
export function pictureJobs({ db }: Platform, shownBy: readonly TellsPictures[]): Jobs {
  return {
    tasks: {
      "forget-pictures": async () =>
        void (await db.inTransaction((tx) => forgetPictures(tx, shownBy))),
    },
    cron: ["23 * * * * forget-pictures"],
  };
}
