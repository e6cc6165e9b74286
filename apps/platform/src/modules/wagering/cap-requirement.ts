import type { Tx } from "@perya/postgres";
import { countTurnover } from "./counting/count-turnover.ts";
import type { Requirement, RequirementSource } from "./requirement.ts";
import { lowerRequired, selectByKey, updateRequirements } from "./requirements.store.ts";
import { tellEnded } from "./tell-ended.ts";

/**
 * Asks for no more than a cap in ledger units, above 0: where a law came that allows no more. What
 * is done stays, and what is reached by it is DONE; never asks for more than before. Source:
 * jurisdictions reference, section 3. Returns undefined when there is none with this key.
 */
export async function capRequirement(
  tx: Tx,
  source: RequirementSource,
  key: string,
  cap: bigint,
): Promise<Requirement | undefined> {
  if (cap <= 0n) throw new Error(`Requirement ${source} ${key} can't be capped at ${cap}`);
  const asked = await selectByKey(tx, source, key);
  if (!asked) return undefined;
  await countTurnover(tx, [asked.player]);
  const known = await selectByKey(tx, source, key);
  if (known?.status !== "OPEN" || known.required <= cap) return known;
  const required = known.done > cap ? known.done : cap;
  await lowerRequired(tx, known.id, required);
  if (known.done < required) return { ...known, required };
  await updateRequirements(tx, [{ ...known, status: "DONE" }]);
  await tellEnded(tx, { ...known, status: "DONE" });
  return selectByKey(tx, source, key);
}
