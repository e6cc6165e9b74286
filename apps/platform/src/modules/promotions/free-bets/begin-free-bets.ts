import type { Tx } from "@perya/postgres";
import { findVendor, HOUSE_VENDOR } from "../../catalogue/index.ts";
import type { Grant } from "../grants/grant.ts";
import { moveGrant } from "../grants/move-grant.ts";
import type { FreeBets } from "../rules/free-bets.ts";
import { insertFreeBets } from "./free-bets.store.ts";

/**
 * Has a player play the rounds of an issued grant from now on. It takes the place of a running
 * bonus, and money moves once they are played.
 */
export async function beginFreeBets(
  tx: Tx,
  issued: Grant,
  rule: FreeBets,
  actor: string,
): Promise<Grant> {
  const studio = await findVendor(tx, HOUSE_VENDOR);
  if (!studio) throw new Error("The house's studio is no vendor here");
  await insertFreeBets(tx, {
    grantId: issued.id,
    player: issued.player,
    vendorId: studio.id,
    games: rule.games,
    rounds: rule.rounds,
    stakeUnits: BigInt(rule.stake),
    capUnits: issued.bonusUnits,
  });
  return moveGrant(tx, issued, "CLAIMED", { actor, expiresInDays: rule.playDays });
}
