import type { Tx } from "@perya/postgres";
import { hasFollowedPlayer } from "../../wallet/index.ts";
import { FOLLOWER } from "../following/follow-ledger.ts";
import { roundsElsewhere } from "./products.ts";
import { sumOpen } from "./records.store.ts";

/**
 * What a player has bet in rounds and draws that are not over, less what they have paid, in ledger
 * units.
 */
export async function openStakeOf(tx: Tx, player: bigint): Promise<bigint> {
  return sumOpen(tx, player, await roundsElsewhere(tx, player));
}

/** The same, and undefined while the records are behind what the ledger has of the player. */
export async function openStakeNow(tx: Tx, player: bigint): Promise<bigint | undefined> {
  return (await hasFollowedPlayer(tx, FOLLOWER, player)) ? openStakeOf(tx, player) : undefined;
}
