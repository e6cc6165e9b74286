import type { Tx } from "@perya/postgres";
import type { Ending } from "../grants/end-grant.ts";
import type { Grant } from "../grants/grant.ts";
import { releaseBudget } from "../grants/grants.store.ts";
import { moveGrant } from "../grants/move-grant.ts";
import { holdFreeBets } from "./hold-free-bets.ts";

/**
 * Ends free bets before they are played, once: nothing of them is credited, and their part of the
 * budget is free again. Undefined where they are not being played any more. A round that is open
 * ends as it would, for nothing.
 */
export async function endFreeBets(
  tx: Tx,
  of: Grant,
  to: "FORFEITED" | "VOIDED",
  ending: Ending,
): Promise<Grant | undefined> {
  const grant = await holdFreeBets(tx, { ...of, grant: of.publicId });
  if (grant.status !== "CLAIMED") return undefined;
  await releaseBudget(tx, grant.promotion, grant.bonusUnits);
  return moveGrant(tx, grant, to, ending);
}
