import { readClock, type Tx } from "@perya/postgres";
import { lastRefusedBet } from "../../wallet/index.ts";

/** What was refused earlier is not why an order was refused just now. */
const JUST_NOW = { minutes: 1 };

/** Whether an open bonus refused a player's last bet: by its highest bet, or this kind of game. */
export async function isBoundByBonus(tx: Tx, player: bigint): Promise<boolean> {
  const since = (await readClock(tx)).subtract(JUST_NOW);
  const bet = await lastRefusedBet(tx, player, since);
  return bet?.by === "bonusBet" || bet?.by === "bonusClosed";
}
