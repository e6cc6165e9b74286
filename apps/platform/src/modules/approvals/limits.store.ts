import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { AloneLimits } from "./approvals.ts";

/**
 * What one person may move alone at some brands, by brand; one without limits of its own is
 * missing.
 */
export async function selectLimits(
  tx: Tx,
  brandIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, AloneLimits>> {
  const rows = await tx.rows<AloneLimits & { brandId: bigint }>(sql`
    select brand_id as "brandId", single_units as single, staff_day_units as "staffDay",
      player_day_units as "playerDay"
    from approval_limit
    where brand_id = any (${brandIds}::bigint[])`);
  return new Map(rows.map(({ brandId, ...limits }) => [brandId, limits]));
}

/** Sets a brand's own limits. */
export async function upsertLimits(
  tx: Tx,
  brandId: bigint,
  { single, staffDay, playerDay }: AloneLimits,
): Promise<void> {
  await tx.run(sql`
    insert into approval_limit (brand_id, single_units, staff_day_units, player_day_units)
    values (${brandId}, ${single}, ${staffDay}, ${playerDay})
    on conflict (brand_id) do update set
      single_units = excluded.single_units,
      staff_day_units = excluded.staff_day_units,
      player_day_units = excluded.player_day_units,
      changed_at = now()`);
}
