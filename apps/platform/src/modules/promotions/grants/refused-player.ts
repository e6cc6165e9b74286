import type { Tx } from "@perya/postgres";
import { refuse, type Refused } from "@perya/result";
import { closedAtOf } from "../../identity/index.ts";
import { pausedAmong } from "../../limits/index.ts";
import { isRestrictedNow } from "../../risk/index.ts";
import { guardsOf, isExcluded } from "../../wallet/index.ts";

/** Why a player is given nothing: blocked, excluded, closed, in a break, or under suspicion. */
export async function refusedPlayer(
  tx: Tx,
  player: bigint,
): Promise<Refused<"BARRED" | "RESTRICTED"> | undefined> {
  const guards = await guardsOf(tx, player);
  if (!guards || guards.blocked || isExcluded(guards)) return refuse("BARRED");
  if ((await closedAtOf(tx, player)) !== null) return refuse("BARRED");
  const pause = (await pausedAmong(tx, [player])).get(player);
  if (pause !== undefined && pause !== "CHECK_DUE") return refuse("BARRED", pause);
  return (await isRestrictedNow(tx, player)) ? refuse("RESTRICTED") : undefined;
}
