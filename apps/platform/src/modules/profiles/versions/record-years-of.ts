import type { Platform } from "../../../platform.ts";
import { boundFor } from "../rules/bound-for.ts";
import { lawInForce } from "./law-in-force.ts";

/** Our own rule where no profile is longer (player-money, section 11). */
const LEAST_YEARS = 5;

/** For how many years the profiles of a brand have its players' records kept, now. */
export async function recordYearsOf(platform: Platform, brandId: bigint): Promise<number> {
  const { folded } = await lawInForce(platform, brandId);
  const years = boundFor(folded, "records.years")?.value;
  return Math.max(LEAST_YEARS, typeof years === "number" ? years : 0);
}
