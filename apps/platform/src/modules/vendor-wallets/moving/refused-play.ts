import type { Platform } from "../../../platform.ts";
import type { Vendor } from "../../catalogue/index.ts";
import { needsLimit, pausedAmong, type Pause } from "../../limits/index.ts";
import { playerById } from "../../players/index.ts";
import type { Holder } from "../movement.ts";
import { notKeptAt, refusalOfNotKept } from "./not-kept.ts";

/** Why a player may not begin to play at a vendor that keeps money. */
export type PlayRefusal = Pause | "LIMIT_NEEDED" | "BET_LIMIT_NOT_KEPT" | "RULES_NOT_KEPT";

/**
 * Why a player may not begin to play at a vendor now, as a launch asks it; undefined for no reason.
 * Blocks, exclusions and limits on money are the wallet's, which decides on them as the money
 * moves.
 */
export async function refusedPlay(
  platform: Platform,
  holder: Pick<Holder, "id" | "brandId">,
  vendor: Pick<Vendor, "id">,
): Promise<PlayRefusal | undefined> {
  const { db } = platform;
  const { id } = holder;
  const pause = (await pausedAmong(db, [id])).get(id);
  if (pause) return pause;
  const player = await playerById(db, id);
  if (!player) throw new Error(`Player ${id} is gone`);
  if (await needsLimit(platform, player)) return "LIMIT_NEEDED";
  return refusalOfNotKept(await notKeptAt(platform, holder, vendor));
}
