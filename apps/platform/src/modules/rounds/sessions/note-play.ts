import type { Platform } from "../../../platform.ts";
import { noteVendorPlay } from "../../limits/index.ts";
import { revokeSessions } from "./open-session.ts";
import { selectAtPlay } from "./sessions.store.ts";

const AT_A_TIME = 500;

/**
 * Counts the minute of everyone whose game calls the wallet: of a game in a window of its own no
 * page may say that its player is there.
 */
export async function notePlay(platform: Platform): Promise<void> {
  for (let after = 0n; ;) {
    const players = await selectAtPlay(platform.db, after, AT_A_TIME);
    await noteVendorPlay(platform, players, revokeSessions);
    const last = players.at(-1);
    if (last === undefined || players.length < AT_A_TIME) return;
    after = last;
  }
}
