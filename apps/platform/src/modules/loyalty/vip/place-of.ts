import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { ladderOf } from "./ladder/ladder.ts";
import { selectMember } from "./members.store.ts";
import type { VipMember } from "./member.ts";

/** A player's place on the ladder, as they and staff see it. */
export interface Place extends VipMember {
  /** The level is not lost at the end of this month, whatever is played in it. */
  readonly isSafe: boolean;
  /** The next level was reached before and lost. */
  readonly isRegained: boolean;
}

/** A player's place on the brand's ladder as it is now; at its foot before anything counted. */
export async function placeOf(
  tx: Tx,
  player: bigint,
  { id: brandId, zone }: Pick<Brand, "id" | "zone">,
): Promise<Place> {
  const levels = await ladderOf(tx, brandId);
  const found = (await selectMember(tx, player, zone)) ?? { ...NEWCOMER, player, brandId };
  const level = Math.min(found.level, levels.length);
  const needed = BigInt(levels[level - 1]?.keepTurnover ?? 0);
  return {
    ...found,
    level,
    isSafe: found.isFresh || level <= found.floor || found.monthTurnover >= needed,
    isRegained: level < Math.min(found.highest, levels.length),
  };
}

const NEWCOMER = {
  level: 0,
  highest: 0,
  floor: 0,
  deposits: 0n,
  turnover: 0n,
  monthTurnover: 0n,
  isFresh: false,
} as const;
