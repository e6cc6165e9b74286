import type { Tx } from "@perya/postgres";
import { currentSection } from "../../settings/index.ts";
import type { Payer } from "../cashier.ts";

/** A withdrawal that is asked for. Ledger units. */
interface Asked {
  readonly player: Payer;
  readonly units: bigint;
}

/**
 * Says why a withdrawal is put into review when it is asked for, for staff alone; undefined when it
 * is not. The place for rules of risk.
 */
export type ReviewOf = (tx: Tx, asked: Asked) => Promise<string | undefined>;

/** Puts withdrawals into review that are above the brand's amount. */
export const reviewAbove: ReviewOf = async (tx, { player, units }) => {
  const { reviewAbove: limit } = await currentSection(tx, player.brandId, "payouts");
  return limit !== null && units > BigInt(limit) ? "Above the amount that is reviewed" : undefined;
};
