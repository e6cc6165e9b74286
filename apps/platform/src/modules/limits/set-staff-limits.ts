import type { Tx } from "@perya/postgres";
import type { Platform } from "../../platform.ts";
import { lockLimits, selectLimits, writeLimit } from "./limits.store.ts";
import type { LimitName } from "./limits.ts";
import { noteChange, type Limited } from "./note-change.ts";
import { pushCaps } from "./push-caps.ts";

/**
 * Sets limits of staff beside those of the player, who can't change them; null takes one away.
 * Answers the limits of staff as they were before.
 */
export async function setStaffLimits(
  platform: Platform,
  tx: Tx,
  limited: Limited,
  limits: ReadonlyMap<LimitName, bigint | null>,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<ReadonlyMap<LimitName, bigint>> {
  const player = limited.id;
  await lockLimits(tx, player);
  const { staff } = await selectLimits(tx, player);
  for (const [name, after] of limits) {
    const before = staff.get(name) ?? null;
    if (before === after) continue;
    await writeLimit(tx, player, name, "STAFF", after);
    const lower = after !== null && (before === null || after < before);
    const what = before === null ? "SET" : lower ? "LOWERED" : "RAISED";
    await noteChange(tx, limited, { name, owner: "STAFF", what, before, after, actor });
  }
  await pushCaps(platform, tx, player, reason);
  return staff;
}
