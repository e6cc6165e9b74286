import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { allBrands } from "../../brands/index.ts";
import { playersByIds, type Player } from "../../players/index.ts";
import { limitLawOf, type LimitLaw } from "../../profiles/index.ts";
import { DEPOSIT_LIMITS } from "../limits.ts";
import { lockLimits, selectAbove, selectLimits, writeLimit, writeRaise } from "../limits.store.ts";
import { noteChange } from "../note-change.ts";
import { lowestCeiling } from "./ceilings.ts";
import { lawFor } from "./law-for.ts";

const AT_A_TIME = 200;
const ACTOR = "PROFILE";

/**
 * Lowers the limits of players that are above what the law of their brand has come to, and drops
 * raises above it. What was lowered stays so when the law loosens.
 */
export async function lowerToLaw(platform: Platform): Promise<void> {
  const { db } = platform;
  const laws = await boundLaws(platform);
  const bounds = Array.from(laws.values(), ({ law }) => law.ceilings.map(({ units }) => units));
  const [first, ...others] = bounds.flat();
  if (first === undefined) return;
  const least = others.reduce((a, b) => (a < b ? a : b), first);
  let after = 0n;
  for (;;) {
    const above = await selectAbove(db, least, after, AT_A_TIME);
    for (const player of await playersByIds(db, above)) {
      const bound = laws.get(player.brandId);
      if (bound) await db.inTransaction((tx) => lowerOne(bound, tx, player));
    }
    const last = above.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** A brand's law that bounds deposits, and the brand's zone. */
interface BoundLaw {
  readonly law: LimitLaw;
  readonly zone: string;
}

async function boundLaws(platform: Platform): Promise<ReadonlyMap<bigint, BoundLaw>> {
  const laws = new Map<bigint, BoundLaw>();
  for (const { id, zone } of await allBrands(platform.db, null)) {
    const law = await limitLawOf(platform, id);
    if (law.ceilings.length > 0) laws.set(id, { law, zone });
  }
  return laws;
}

async function lowerOne(
  { law, zone }: BoundLaw,
  tx: Tx,
  player: Pick<Player, "id" | "currency">,
): Promise<void> {
  await lockLimits(tx, player.id);
  const { ceilings } = await lawFor(law, tx, { ...player, zone });
  const { own, raises } = await selectLimits(tx, player.id);
  for (const name of DEPOSIT_LIMITS) {
    const ceiling = lowestCeiling(ceilings, name);
    if (ceiling === undefined) continue;
    const about = { name, owner: "PLAYER", actor: ACTOR } as const;
    const before = own.get(name) ?? null;
    const asked = raises.get(name)?.units ?? null;
    if (asked !== null && asked > ceiling) {
      await writeRaise(tx, player.id, name, undefined);
      const after = before;
      await noteChange(tx, player, { ...about, what: "RAISE_DROPPED", before: asked, after });
    }
    if (before === null || before <= ceiling) continue;
    await writeLimit(tx, player.id, name, "PLAYER", ceiling);
    await noteChange(tx, player, { ...about, what: "LOWERED", before, after: ceiling });
  }
}
