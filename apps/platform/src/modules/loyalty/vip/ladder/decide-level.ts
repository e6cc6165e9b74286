import type { LevelTerms } from "./ladder.ts";

/** What decides a player's level. Ledger units of the brand's currency. */
export interface Progress {
  readonly level: number;
  /** The highest level the player has ever been at. */
  readonly highest: number;
  readonly floor: number;
  /** Of all time. */
  readonly deposits: bigint;
  readonly turnover: bigint;
  /** Of the month that is running. */
  readonly monthTurnover: bigint;
}

/**
 * The level that a player is at by now, never below the present one: deposits and turnover of all
 * time reach a level both. One that was lost comes back with the month's turnover that keeps it.
 * Source: player money reference, section 6.
 */
export function raisedLevel(levels: readonly LevelTerms[], progress: Progress): number {
  const { highest, deposits, turnover, monthTurnover } = progress;
  let level = Math.max(progress.level, Math.min(progress.floor, levels.length));
  for (;;) {
    const next = levels[level];
    if (!next || deposits < next.deposits || turnover < next.turnover) return level;
    if (level < highest && monthTurnover < next.keepTurnover) return level;
    level += 1;
  }
}

/**
 * The level after a month with so much turnover: one below when it was not kept, never below the
 * floor. Source: player money reference, section 6.
 */
export function keptLevel(
  levels: readonly LevelTerms[],
  { level, floor }: Pick<Progress, "level" | "floor">,
  monthTurnover: bigint,
): number {
  const terms = levels[level - 1];
  if (!terms || level <= floor || monthTurnover >= terms.keepTurnover) return level;
  return level - 1;
}

/**
 * The level after deposits were charged back: those that only this money had reached are gone, to
 * the floor at the lowest. `before` and `after` are the deposits of all time.
 */
export function levelAfterChargeBack(
  levels: readonly LevelTerms[],
  { level, floor }: Pick<Progress, "level" | "floor">,
  { before, after }: { readonly before: bigint; readonly after: bigint },
): number {
  let left = level;
  for (; left > floor; left -= 1) {
    const needed = levels[left - 1]?.deposits ?? 0n;
    if (needed <= after || needed > before) break;
  }
  return left;
}
