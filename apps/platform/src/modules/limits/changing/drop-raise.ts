import type { Tx } from "@perya/postgres";
import { lockLimits, selectLimits, writeRaise } from "../limits.store.ts";
import type { LimitName } from "../limits.ts";
import { noteChange, type Limited } from "../note-change.ts";

/** The player keeps the limit that is in force; does nothing where no raise was asked for. */
export async function dropRaise(tx: Tx, limited: Limited, name: LimitName): Promise<void> {
  const player = limited.id;
  await lockLimits(tx, player);
  const { own, raises } = await selectLimits(tx, player);
  const raise = raises.get(name);
  if (!raise) return;
  await writeRaise(tx, player, name, undefined);
  await noteChange(tx, limited, {
    name,
    owner: "PLAYER",
    what: "RAISE_DROPPED",
    before: raise.units,
    after: own.get(name) ?? null,
    actor: "player",
  });
}
