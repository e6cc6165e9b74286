import type { Tx } from "@perya/postgres";
import { selectInterval } from "../interval/interval.store.ts";
import { CHECK_MINUTES } from "./play.ts";

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
  const { chosen = CHECK_MINUTES.usual } = await selectInterval(tx, player);
  return { every: Math.min(chosen, most), most };
}
