import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { onSpans } from "../wallet/index.ts";
import { FOLLOWER } from "./following/follow-ledger.ts";
import { recordEntries } from "./following/record-entries.ts";
import { partsOf } from "./following/span-parts.store.ts";
import { notePlay } from "./sessions/note-play.ts";

const NOTE_PLAY = "note-play-of-games";

/**
 * Follows the ledger into betting records continuously, and notes every minute who is at play. What
 * went over an account of the house that no module has registered is in no line of the reports, and
 * an error in the log.
 */
export function roundsJobs(platform: Platform): Jobs {
  const { db, log } = platform;
  const follow = onSpans(db, FOLLOWER, async (tx, span) => {
    const accounts = await recordEntries(tx, partsOf(span));
    if (accounts.length > 0)
      log.error({ accounts }, "house accounts that no module has registered");
  });
  return {
    tasks: { [NOTE_PLAY]: () => notePlay(platform) },
    cron: [`* * * * * ${NOTE_PLAY}`],
    loops: [follow],
  };
}
