import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { noteDormancy } from "./dormancy/note-dormancy.ts";
import type { EndGames } from "./identity.ts";
import { deleteOldPending } from "./authenticator/authenticator.store.ts";
import { deleteOldChallenges } from "./passkeys/passkeys.store.ts";
import { deleteOldResets } from "./recovering/recovering.store.ts";
import { closeTrial } from "./trial/close-trial.ts";
import { deleteOldSignIns, selectLeftTrials } from "./trial/trial.store.ts";

const AT_ONCE = 200;

/**
 * Closes abandoned trial accounts, deletes expired sign-ins and reset links, and notes once a day
 * which accounts are dormant.
 */
export function identityJobs(platform: Platform, endGames: EndGames): Jobs {
  const closeTrials = async () => {
    for (const player of await selectLeftTrials(platform.db, AT_ONCE))
      await closeTrial(platform, player, endGames);
  };
  return {
    tasks: {
      "close-trials": closeTrials,
      "forget-sign-ins": async () => {
        await deleteOldSignIns(platform.db);
        await deleteOldChallenges(platform.db);
        await deleteOldPending(platform.db);
      },
      "forget-resets": () => deleteOldResets(platform.db),
      "note-dormancy": () => noteDormancy(platform),
    },
    cron: [
      "*/10 * * * * close-trials",
      "37 * * * * forget-sign-ins",
      "41 * * * * forget-resets",
      "23 4 * * * note-dormancy",
    ],
  };
}
