import type { Tx } from "@perya/postgres";
import { lockPositions } from "./counting/counting.store.ts";
import { countTurnover } from "./counting/count-turnover.ts";
import type { RequirementSource } from "./requirement.ts";
import { endRequirement, selectByKey } from "./requirements.store.ts";
import { tellEnded } from "./tell-ended.ts";

/**
 * Takes back what a player had to play, after what was played until now has been counted: what it
 * used stays used. Returns false when there is none, or it has ended.
 */
export async function cancelRequirement(
  tx: Tx,
  source: RequirementSource,
  key: string,
  reason: string,
): Promise<boolean> {
  const known = await selectByKey(tx, source, key);
  if (!known) return false;
  await lockPositions(tx, [known.player]);
  await countTurnover(tx, [known.player]);
  if (!(await endRequirement(tx, known.id, "CANCELLED", reason))) return false;
  await tellEnded(tx, { ...known, status: "CANCELLED" });
  return true;
}
