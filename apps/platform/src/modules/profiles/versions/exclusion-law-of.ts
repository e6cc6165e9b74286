import type { Platform } from "../../../platform.ts";
import { boundFor } from "../rules/bound-for.ts";
import { lawInForce } from "./law-in-force.ts";

/** What the profiles of a brand ask of breaks and self-exclusions. */
export interface ExclusionLaw {
  /** ISO 8601 periods that must be on offer, `permanent`, `indefinite` or `any`. */
  readonly timeOuts: readonly string[];
  readonly exclusions: readonly string[];
  /** No self-exclusion is shorter. */
  readonly minMonths: number | undefined;
  /** Hours of the stop that takes one press; undefined where no profile asks for it. */
  readonly stopHours: number | undefined;
}

export async function exclusionLawOf(platform: Platform, brandId: bigint): Promise<ExclusionLaw> {
  const { folded } = await lawInForce(platform, brandId);
  const number = (field: string) => {
    const value = boundFor(folded, field)?.value;
    return typeof value === "number" ? value : undefined;
  };
  const periods = (field: string) => {
    const value = boundFor(folded, field)?.value;
    return Array.isArray(value) ? value.map(String) : [];
  };
  return {
    timeOuts: periods("timeout.periods"),
    exclusions: periods("exclusion.periods"),
    minMonths: number("exclusion.minMonths"),
    stopHours: number("panic.hours"),
  };
}
