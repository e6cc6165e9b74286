import type { Platform } from "../../../platform.ts";
import { boundFor } from "../rules/bound-for.ts";
import { lawInForce } from "./law-in-force.ts";

/** What a raise of a player's limit waits for. */
export interface RaiseLaw {
  readonly waitHours: number;
  /** Also for the end of the period that the limit is of. */
  readonly afterPeriod: boolean;
}

/** Our own rule where no profile confirms a longer one. */
const LEAST_HOURS = 24;

/** What the profiles of a brand ask of a raise, now. */
export async function raiseLawOf(platform: Platform, brandId: bigint): Promise<RaiseLaw> {
  const { folded } = await lawInForce(platform, brandId);
  const hours = boundFor(folded, "limit.raiseWaitH")?.value;
  return {
    waitHours: Math.max(LEAST_HOURS, typeof hours === "number" ? hours : 0),
    afterPeriod: boundFor(folded, "limit.raiseAfterPeriod")?.value === true,
  };
}
