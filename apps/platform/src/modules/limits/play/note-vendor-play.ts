import type { Platform } from "../../../platform.ts";
import { isTrialAccount, playersByIds, type Player } from "../../players/index.ts";
import { checkLawOf } from "../../profiles/index.ts";
import type { EndGames } from "../exclusion/bar.ts";
import { needsLimit } from "../law/needs-limit.ts";
import { beSeen } from "./be-seen.ts";
import { endPlay } from "./end-play.ts";
import { selectUnseen } from "./play.store.ts";

/**
 * Players whose games call the wallet now, or were played with money that a vendor keeps, are at
 * play, as if a page had said so: their minutes count, and reality checks fall due. Of whom a page
 * has said so lately, nothing is written. Games end of who has to set a limit first, because a law
 * came while they were open.
 */
export async function noteVendorPlay(
  platform: Platform,
  players: readonly bigint[],
  endGames: EndGames,
): Promise<void> {
  const { db, live } = platform;
  const end = endPlay(endGames);
  const unseen = new Set(await selectUnseen(db, players));
  for (const player of await playersByIds(db, players)) {
    if (isTrialAccount(player)) continue;
    if (await needsLimit(platform, player)) await db.inTransaction((tx) => end(tx, player.id));
    else if (!unseen.has(player.id) || (await isStillAtPlay(platform, player, end))) continue;
    // An open page shows why.
    live.publish(player.id, { type: "play" });
  }
}

async function isStillAtPlay(
  platform: Platform,
  { id: player, brandId }: Pick<Player, "id" | "brandId">,
  endGames: EndGames,
): Promise<boolean> {
  const law = await checkLawOf(platform, brandId);
  const about = { player, known: undefined, law };
  const { state } = await platform.db.inTransaction((tx) => beSeen(tx, about, endGames));
  return state === "PLAYING";
}
