import type { Tx } from "@perya/postgres";
import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";
import { currentSection } from "../../settings/index.ts";
import type { Payer } from "../cashier.ts";

/** A withdrawal that is asked for. Ledger units. */
interface Asked {
  readonly publicId: string;
  readonly player: Payer;
  readonly units: bigint;
}

/**
 * Says why a withdrawal is put into review when it is asked for, for staff alone; undefined when it
 * is not. Other modules add theirs (`reviews` in their `module.ts`).
 */
export type ReviewOf = (tx: Tx, asked: Asked) => Promise<string | undefined>;

/** Puts withdrawals into review that are above the brand's amount. */
export const reviewAbove: ReviewOf = async (tx, { player, units }) => {
  const { reviewAbove: limit } = await currentSection(tx, player.brandId, "payouts");
  return limit !== null && units > BigInt(limit) ? "Above the amount that is reviewed" : undefined;
};

const held = perPlatform((): ReviewOf[] => [reviewAbove]);

/** Has a module asked about each withdrawal on this platform. */
export function holdReviews(platform: Platform, more: readonly ReviewOf[]): void {
  const all = held(platform);
  for (const review of more) if (!all.includes(review)) all.push(review);
}

/** Every reason for a review that the modules of this platform have, in one sentence each. */
export function reviewOfAll(platform: Platform): ReviewOf {
  return async (tx, asked) => {
    const reasons: string[] = [];
    for (const review of held(platform)) {
      const reason = await review(tx, asked);
      if (reason !== undefined) reasons.push(reason);
    }
    return reasons.length === 0 ? undefined : reasons.join(". ");
  };
}
