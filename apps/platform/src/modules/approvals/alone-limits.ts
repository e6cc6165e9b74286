import type { Tx } from "@perya/postgres";
import type { AloneLimits } from "./approvals.ts";
import { selectLimits } from "./limits.store.ts";

/** The same amount of ledger units for one move and for the sums of a day: what an installation begins with. */
export function sameLimits(units: bigint): AloneLimits {
  return { single: units, staffDay: units, playerDay: units };
}

/** What one person may move alone at a brand: its own limits, else the installation's. */
export async function aloneLimits(tx: Tx, brandId: bigint, standard: AloneLimits): Promise<AloneLimits> {
  return (await selectLimits(tx, brandId)) ?? standard;
}
