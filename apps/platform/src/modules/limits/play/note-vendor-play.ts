import type { Platform } from "../../../platform.ts";
import { isTrialAccount, playersByIds } from "../../players/index.ts";
import { checkLawOf } from "../../profiles/index.ts";
import type { EndGames } from "../exclusion/bar.ts";
import { beSeen } from "./be-seen.ts";
import { selectUnseen } from "./play.store.ts";

/**
 * Players whose games call the wallet now are at play, as if a page had said so: their minutes
 * count, and reality checks fall due. Of whom a page has said so lately, nothing is written.
 */
export async function noteVendorPlay(
  platform: Platform,
  players: readonly bigint[],
  endGames: EndGames,
): Promise<void> {
  const { db, live } = platform;
  const unseen = await selectUnseen(db, players);
  if (unseen.length === 0) return;
  for (const player of await playersByIds(db, unseen)) {
    if (isTrialAccount(player)) continue;
    const { id, brandId } = player;
    const law = await checkLawOf(platform, brandId);
    const about = { player: id, known: undefined, law };
    const { state } = await db.inTransaction((tx) => beSeen(tx, about, endGames));
    // An open page shows the check.
    if (state !== "PLAYING") live.publish(id, { type: "play" });
  }
}
