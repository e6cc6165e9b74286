import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { CATEGORY } from "../categories/categories.store.ts";
import type { VendorCategory } from "../categories/category-of.ts";
import { visibleTo } from "./games.store.ts";

/** What the games of a category say they return of what is staked, in parts of a million. */
export interface StatedReturn {
  readonly category: VendorCategory;
  /** How many games say it. */
  readonly games: number;
  readonly meanPpm: number;
  /** Of the game that returns most. */
  readonly bestPpm: number;
}

/** The stated returns of the games that a brand's players see; a category of none has no row. */
export function selectStatedReturns(tx: Tx, brandId: bigint): Promise<StatedReturn[]> {
  return tx.rows(sql`
    select category, count(*)::int as games, round(avg(ppm))::int as "meanPpm",
      max(ppm)::int as "bestPpm"
    from (
      select ${CATEGORY} as category, rtp::numeric * 10000 as ppm
      from game
      join vendor on vendor.id = game.vendor_id
      where ${visibleTo(brandId)} and rtp <> ''
    ) stated
    group by category`);
}
