import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { LimitLaw, RaiseLaw } from "../../profiles/index.ts";
import { lockLimits, selectLimits, writeLimit, writeRaise } from "../limits.store.ts";
import type { LimitName } from "../limits.ts";
import { isAboveLaw } from "../law/is-above-law.ts";
import type { UnderLaw } from "../law/law-for.ts";
import { noteChange } from "../note-change.ts";
import { pushCaps } from "../push-caps.ts";
import { decideConfirmed } from "./decide-change.ts";
import { raiseTimes } from "./raise-times.ts";

export type ConfirmRefusal = "TOO_EARLY" | "NO_RAISE" | "ABOVE_CEILING";

/** The player's second yes to a raise, which puts it in force. */
export async function confirmRaise(
  platform: Platform,
  tx: Tx,
  {
    law,
    raiseLaw,
    ...limited
  }: UnderLaw & {
    readonly law: LimitLaw;
    readonly raiseLaw: RaiseLaw;
  },
  name: LimitName,
): Promise<Result<void, ConfirmRefusal>> {
  const { id: player, zone } = limited;
  await lockLimits(tx, player);
  const rows = await selectLimits(tx, player);
  const before = { units: rows.own.get(name) ?? null, raise: rows.raises.get(name) };
  const times = before.raise && raiseTimes(raiseLaw, zone, name, before.raise.askedAt);
  const { result, state } = decideConfirmed(before, times, rows.now);
  if (result === "TOO_EARLY") return refuse("TOO_EARLY");
  if (result === "APPLIED" && (await isAboveLaw(law, tx, limited, name, state.units)))
    return refuse("ABOVE_CEILING");
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
