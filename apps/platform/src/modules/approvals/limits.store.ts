import { sql, type Tx } from "@perya/postgres";
import type { AloneLimits } from "./approvals.ts";

/** What one person may move alone at a brand; undefined where the brand has no limits of its own. */
export function selectLimits(tx: Tx, brandId: bigint): Promise<AloneLimits | undefined> {
  return tx.row(sql`
    select single_units as single, staff_day_units as "staffDay", player_day_units as "playerDay" from approval_limit where brand_id = ${brandId}`);
}
