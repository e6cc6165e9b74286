import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { checkLawOf } from "../../profiles/index.ts";
import { CHECK_MINUTES } from "./play.ts";
import { selectMinutes } from "./play.store.ts";

/** Minutes between reality checks. */
export interface CheckMinutes {
  /** In force: what the player chose, or the usual; never more than the law has. */
  readonly every: number;
  /** The most that can be chosen. */
  readonly most: number;
}

/** How often a player is shown how play goes, at a brand. */
export async function checkMinutes(
  platform: Platform,
  tx: Tx,
  player: bigint,
  brandId: bigint,
): Promise<CheckMinutes> {
  const law = (await checkLawOf(platform, brandId)) ?? CHECK_MINUTES.most;
  const most = Math.min(CHECK_MINUTES.most, law);
  return { every: Math.min((await selectMinutes(tx, player)) ?? CHECK_MINUTES.usual, most), most };
}
