import type { Tx } from "@perya/postgres";
import type { Studio } from "../../studio.ts";
import { moveOn } from "./move-on.ts";
import { lockAbandoned } from "./rounds.store.ts";
import { rulesOf } from "./rules-of.ts";

/**
 * Ends one abandoned round by the game's rule, and queues its payout. Returns whether there was
 * one.
 */
export async function finishAbandoned(tx: Tx, { games, config }: Studio): Promise<boolean> {
  const round = await lockAbandoned(tx, config.abandonedHours);
  if (!round) return false;
  const rules = rulesOf(games, round.game);
  const state = rules.finish(round.state);
  if (!rules.isOver(state))
    throw new Error(`The rule of ${round.game} does not end round ${round.id}`);
  await moveOn(tx, rules, round, { state, step: round.step + 1 });
  return true;
}
