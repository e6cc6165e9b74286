import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { deleteOldChallenges } from "./challenges.store.ts";

/** Deletes challenges an hour after they were made. */
export function challengeJobs({ db }: Platform): Jobs {
  return {
    tasks: { "forget-challenges": async () => void (await deleteOldChallenges(db)) },
    cron: ["*/10 * * * * forget-challenges"],
  };
}
