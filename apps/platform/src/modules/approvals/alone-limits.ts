import type { Tx } from "@perya/postgres";
import type { AloneLimits } from "./approvals.ts";
import { selectLimits, upsertLimits } from "./limits.store.ts";

/**
 * One amount of ledger units for a single move and for the day's sums: an installation's default.
 */
export function sameLimits(units: bigint): AloneLimits {
  return { single: units, staffDay: units, playerDay: units };
}

/** What one person may move alone at a brand: the brand's limits, or else the installation's. */
export async function aloneLimits(
  tx: Tx,
  brandId: bigint,
  standard: AloneLimits,
): Promise<AloneLimits> {
  return (await selectLimits(tx, [brandId])).get(brandId) ?? standard;
}

/**
 * Sets what one person may move alone at a brand, from the limits that were seen. False when the
 * limits have changed since. The caller ensures that changes run one at a time.
 */
export async function changeLimits(
  tx: Tx,
  brandId: bigint,
  standard: AloneLimits,
  seen: AloneLimits,
  limits: AloneLimits,
): Promise<boolean> {
  const now = await aloneLimits(tx, brandId, standard);
  if (
    now.single !== seen.single ||
    now.staffDay !== seen.staffDay ||
    now.playerDay !== seen.playerDay
  )
    return false;
  await upsertLimits(tx, brandId, limits);
  return true;
}
