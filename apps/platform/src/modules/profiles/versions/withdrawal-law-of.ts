import type { Platform } from "../../../platform.ts";
import { boundFor } from "../rules/bound-for.ts";
import { lawInForce } from "./law-in-force.ts";

/** Whether the profiles of a brand let players take back a withdrawal they asked for, now. */
export async function mayCancelWithdrawals(platform: Platform, brandId: bigint): Promise<boolean> {
  const { folded } = await lawInForce(platform, brandId);
  return boundFor(folded, "withdrawal.cancel")?.value !== "forbid";
}
