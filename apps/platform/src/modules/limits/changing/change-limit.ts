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
import { decideAsked, type Asked } from "./decide-change.ts";
import { raiseTimes } from "./raise-times.ts";

/**
 * A player asks for a limit of their own, in ledger units, or for none: in force at once where it
 * is the first or a lower one, waiting for its time and a second yes where it is higher. Refuses
 * one above what the law has.
 */
export async function changeLimit(
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
  units: bigint | null,
): Promise<Result<Asked["result"], "ABOVE_CEILING">> {
  const player = limited.id;
  await lockLimits(tx, player);
  if (await isAboveLaw(law, tx, limited, name, units)) return refuse("ABOVE_CEILING");
  const rows = await selectLimits(tx, player);
  const before = { units: rows.own.get(name) ?? null, raise: rows.raises.get(name) };
  const times = before.raise && raiseTimes(raiseLaw, limited.zone, name, before.raise.askedAt);
  const { result, state } = decideAsked(before, units, times, rows.now);
  if (state.raise === before.raise && state.units === before.units) return ok(result);
  const about = { name, owner: "PLAYER", actor: "player" } as const;
  await writeRaise(tx, player, name, state.raise);
  if (result === "PENDING") {
    await noteChange(tx, limited, {
      ...about,
      what: "RAISE_ASKED",
      before: before.units,
      after: units,
    });
    return ok(result);
  }
  if (before.raise && state.units === before.units) {
    const { units: asked } = before.raise;
    const what = "RAISE_DROPPED";
    await noteChange(tx, limited, { ...about, what, before: asked, after: units });
    return ok(result);
  }
  await writeLimit(tx, player, name, "PLAYER", units);
  await noteChange(tx, limited, {
    ...about,
    what: before.units === null ? "SET" : "LOWERED",
    before: before.units,
    after: units,
  });
  await pushCaps(platform, tx, player, "The player's own limit");
  return ok(result);
}
