import type { Jobs } from "../../jobs/worker.ts";
import type { Platform } from "../../platform.ts";
import { deleteOldChallenges } from "./challenges.store.ts";

/** Challenges are forgotten an hour after they were made. */
export function challengeJobs({ db }: Platform): Jobs {
  return {
    tasks: { "forget-challenges": async () => void (await deleteOldChallenges(db)) },
    cron: ["*/10 * * * * forget-challenges"],
  };
}
