import type { Platform } from "../../../platform.ts";
import { needsLimit, pausedAmong, type Pause } from "../../limits/index.ts";
import { playerById } from "../../players/index.ts";
import type { Holder } from "../movement.ts";

/**
 * Why a player may not begin to play now, as a launch asks it; undefined for no reason. Blocks,
 * exclusions and limits on money are the wallet's, which decides on them as the money moves.
 */
export async function refusedPlay(
  platform: Platform,
  { id }: Pick<Holder, "id">,
): Promise<Pause | "LIMIT_NEEDED" | undefined> {
  const { db } = platform;
  const pause = (await pausedAmong(db, [id])).get(id);
  if (pause) return pause;
  const player = await playerById(db, id);
  if (!player) throw new Error(`Player ${id} is gone`);
  return (await needsLimit(platform, player)) ? "LIMIT_NEEDED" : undefined;
}
