import { readClock, type Tx } from "@perya/postgres";
import { brandById } from "../../brands/index.ts";
import type { Player } from "../../players/index.ts";
import type { PeriodKind } from "../periods.ts";
import { selectPlace } from "../tree/tree.store.ts";
import { moveStart } from "./move-start.ts";
import { selectPeriods } from "./periods.store.ts";
import { selectSize } from "./shift.store.ts";

/** What a move changes. */
export interface Preview {
  readonly fromParent: bigint | null;
  /** The player and everyone below. */
  readonly members: number;
  readonly levelBefore: number;
  readonly levelAfter: number;
  /** Of running contracts that it touches. */
  readonly periods: readonly PeriodKind[];
  readonly effectiveAt: Temporal.Instant;
}

/** What a move under an agent, or the house for null, would change if it was agreed to now. */
export async function previewMove(
  tx: Tx,
  { id, brandId }: Pick<Player, "id" | "brandId">,
  parent: bigint | null,
): Promise<Preview> {
  const [brand, place] = [await brandById(tx, brandId), await selectPlace(tx, id)];
  if (!brand || !place) throw new Error(`Player ${id} has no brand or no place`);
  const above = parent === null ? undefined : await selectPlace(tx, parent);
  const periods = await selectPeriods(tx, id, parent);
  return {
    fromParent: place.parentId,
    members: (await selectSize(tx, id)).members,
    levelBefore: place.depth,
    levelAfter: (above?.depth ?? 0) + 1,
    periods,
    effectiveAt: moveStart(periods, await readClock(tx), brand.zone),
  };
}
