import type { Tx } from "@perya/postgres";
import type { EndGames } from "../exclusion/bar.ts";
import { isOver } from "./plan.ts";
import { lockPlans, writeEnd } from "./plans.store.ts";

/** Ends the session that runs, and the games that are open; nothing where none does. */
export async function endPlan(tx: Tx, player: bigint, endGames: EndGames): Promise<void> {
  const { last, now } = await lockPlans(tx, player);
  if (!last || isOver(last, now)) return;
  await writeEnd(tx, player, last, now);
  await endGames(tx, player);
}
