import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { lockLimits, selectLimits, writeLimit, writeRaise } from "../limits.store.ts";
import type { LimitName } from "../limits.ts";
import { noteChange, type Limited } from "../note-change.ts";
import { pushCaps } from "../push-caps.ts";
import { decideConfirmed } from "./decide-change.ts";
import { raiseTimes } from "./raise-times.ts";

export type ConfirmRefusal = "TOO_EARLY" | "NO_RAISE";

/** The player's second yes to a raise, which puts it in force. */
export async function confirmRaise(
  platform: Platform,
  tx: Tx,
  limited: Limited & { readonly brand: Pick<Brand, "id" | "zone"> },
  name: LimitName,
): Promise<Result<void, ConfirmRefusal>> {
  const { id: player, brand } = limited;
  await lockLimits(tx, player);
  const rows = await selectLimits(tx, player);
  const before = { units: rows.own.get(name) ?? null, raise: rows.raises.get(name) };
  const times = before.raise && (await raiseTimes(platform, brand, name, before.raise.askedAt));
  const { result, state } = decideConfirmed(before, times, rows.now);
  if (result === "TOO_EARLY") return refuse("TOO_EARLY");
  await writeRaise(tx, player, name, state.raise);
  if (result === "NONE") return refuse("NO_RAISE");
  await writeLimit(tx, player, name, "PLAYER", state.units);
  await noteChange(tx, limited, {
    name,
    owner: "PLAYER",
    what: "RAISED",
    before: before.units,
    after: state.units,
    actor: "player",
  });
  await pushCaps(platform, tx, player, "The player's own limit");
  return ok(undefined);
}
