import type { Tx } from "@perya/postgres";
import { ladderOf, type LadderLevel } from "./ladder/ladder.ts";
import { selectLevels } from "./members.store.ts";

/** What a player's VIP level brings. */
interface Vip {
  /** 0 for none. */
  readonly level: number;
  /** Above 4 the VIP customer service is theirs; 0 without a level. */
  readonly rankLevel: number;
  /** Points of the mall in hundredths of a per cent: 10,000 for once. */
  readonly pointsBps: number;
  /** Everything the level is, names and texts included; undefined without one. */
  readonly of: LadderLevel | undefined;
}

/** A player's VIP level and what it brings, by the brand's ladder as it is now. */
export async function vipOf(tx: Tx, player: bigint, brandId: bigint): Promise<Vip> {
  const reached = (await selectLevels(tx, [player])).get(player) ?? 0;
  const levels = reached > 0 ? await ladderOf(tx, brandId) : [];
  // A ladder that has become shorter takes its players down only within minutes.
  const level = Math.min(reached, levels.length);
  const of = levels[level - 1];
  return {
    level,
    rankLevel: of?.rankLevel ?? 0,
    pointsBps: of?.pointsBps ?? 10_000,
    of,
  };
}
