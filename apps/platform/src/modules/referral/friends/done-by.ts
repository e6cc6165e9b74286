import type { Tx } from "@perya/postgres";
import { depositedWithin } from "../../cashier/index.ts";
import type { Player } from "../../players/index.ts";
import { turnoverOf } from "../../turnover/index.ts";
import type { Done, Friend } from "./friend.ts";

/** The level of verification that a friend has to have. Source: player money reference, 9. */
const LEVEL = 1;

/**
 * What a friend has done in time: from the cashier and the record of turnover whole, so that it is
 * the same however often and in whichever order it is asked.
 */
export async function doneBy(
  tx: Tx,
  { friend, registeredAt, depositUntil, playUntil }: Friend,
  player: Pick<Player, "kycLevel">,
): Promise<Done> {
  return {
    isVerified: player.kycLevel >= LEVEL,
    deposits: await depositedWithin(tx, friend, registeredAt, depositUntil),
    turnover: await turnoverOf(tx, friend, registeredAt, playUntil),
  };
}
