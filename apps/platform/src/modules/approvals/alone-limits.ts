import type { Tx } from "@perya/postgres";
import type { AloneLimits } from "./approvals.ts";
import { selectLimits, upsertLimits } from "./limits.store.ts";

/** The same amount of ledger units for one move and for the sums of a day: what an installation begins with. */
export function sameLimits(units: bigint): AloneLimits {
  return { single: units, staffDay: units, playerDay: units };
}

/** What one person may move alone at a brand: its own limits, else the installation's. */
export async function aloneLimits(
  tx: Tx,
  brandId: bigint,
  standard: AloneLimits,
): Promise<AloneLimits> {
  return (await selectLimits(tx, brandId)) ?? standard;
}

/** Sets what one person may move alone at a brand, from the limits that were seen. False when others are in force by now. The caller makes sure that one change at a time is carried out. */
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
