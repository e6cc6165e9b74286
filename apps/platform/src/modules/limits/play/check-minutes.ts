import type { Tx } from "@perya/postgres";
import { CHECK_MINUTES } from "./play.ts";
import { selectMinutes } from "./play.store.ts";

/** Minutes between reality checks. */
export interface CheckMinutes {
  /** In force: what the player chose, or the usual; never more than the law has. */
  readonly every: number;
  /** The most that can be chosen. */
  readonly most: number;
}

/** How often a player is shown how play goes; `law` is the most that the law has, if it says. */
export async function checkMinutes(
  tx: Tx,
  player: bigint,
  law: number | undefined,
): Promise<CheckMinutes> {
  const most = Math.min(CHECK_MINUTES.most, law ?? CHECK_MINUTES.most);
  return { every: Math.min((await selectMinutes(tx, player)) ?? CHECK_MINUTES.usual, most), most };
}
