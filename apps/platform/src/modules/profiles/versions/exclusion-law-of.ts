import type { Platform } from "../../../platform.ts";
import { boundFor } from "../rules/bound-for.ts";
import { lawInForce } from "./law-in-force.ts";
import type { Law } from "./laws.ts";

/** What the profiles of a brand ask of breaks and self-exclusions. */
export interface ExclusionLaw {
  /** ISO 8601 periods that must be on offer, `permanent`, `indefinite` or `any`. */
  readonly timeOuts: readonly string[];
  readonly exclusions: readonly string[];
  /** No self-exclusion is shorter. */
  readonly minMonths: number | undefined;
  /** Hours of the stop that takes one press; undefined where no profile asks for it. */
  readonly stopHours: number | undefined;
  /** Whether an excluded player may sign in, to see, to withdraw and to read records. */
  readonly login: "allow" | "forbid";
  /** What becomes of bets that are open when an exclusion begins. */
  readonly openBets: OpenBets;
}

/** They stand, or are refunded: those on what has not begun, or all. */
type OpenBets = "stand" | "refundBeforeStart" | "refundAll";

/** What the profiles of a brand ask of them, now. */
export async function exclusionLawOf(platform: Platform, brandId: bigint): Promise<ExclusionLaw> {
  return exclusionLawIn(await lawInForce(platform, brandId));
}

/** What a law says of exclusions. */
export function exclusionLawIn({ folded }: Pick<Law, "folded">): ExclusionLaw {
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
    login: boundFor(folded, "exclusion.login")?.value === "forbid" ? "forbid" : "allow",
    openBets: (boundFor(folded, "exclusion.openBets")?.value ?? "stand") as OpenBets,
  };
}
