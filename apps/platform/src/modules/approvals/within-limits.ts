import type { Tx } from "@perya/postgres";
import { brandsById } from "../brands/index.ts";
import type { AloneLimits, MoneyMove } from "./approvals.ts";
import { selectLimits } from "./limits.store.ts";
import { sumsOfDay } from "./sums.store.ts";

/** The person about to move money. */
export interface Mover {
  readonly id: bigint;
  /** Whether they count as a second person yet; if not, they may move nothing alone. */
  readonly trusted: boolean;
}

/** Money that would be moved. Ledger units. */
export type Move = Pick<MoneyMove, "brandId" | "player" | "units" | "currency">;

/**
 * Whether one person may make each of these moves alone today, as if it were the next one; in the
 * order of the moves. Locks nothing, so it is for display; `mayActAlone` decides.
 */
export async function withinLimits(
  tx: Tx,
  staff: Mover,
  moves: readonly Move[],
  standard: AloneLimits,
): Promise<boolean[]> {
  if (!staff.trusted || moves.length === 0) return moves.map(() => false);
  const ids = [...new Set(moves.map(({ brandId }) => brandId))];
  const brands = await brandsById(tx, ids);
  const limits = await selectLimits(tx, ids);
  const days = moves.map(({ brandId, player, currency }) => {
    const brand = brands.get(brandId);
    if (!brand) throw new Error(`There is no brand ${brandId}`);
    return { player, currency, zone: brand.zone };
  });
  const sums = await sumsOfDay(tx, staff.id, days);
  return moves.map(({ brandId, units }, at) => {
    const { single, staffDay, playerDay } = limits.get(brandId) ?? standard;
    const size = units < 0n ? -units : units;
    const { staff: ofStaff, player: ofPlayer } = sums[at] ?? { staff: 0n, player: 0n };
    return size <= single && ofStaff + size <= staffDay && ofPlayer + size <= playerDay;
  });
}
