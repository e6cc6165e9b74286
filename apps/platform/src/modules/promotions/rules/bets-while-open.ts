import { UNITS_PER_MAJOR } from "@perya/money";
import { VENDOR_CATEGORIES, type VendorCategory } from "../../catalogue/index.ts";
import type { Conditions } from "./rule.ts";

/** Five percent, and a hundred of the currency. */
const SHARE = 20n;
const MOST = 100n * UNITS_PER_MAJOR;

/**
 * What a bonus bounds of bets while it is wagered: the highest one in ledger units, and categories
 * of games that take none. Source: player money reference, section 4.
 */
export function betsWhileOpen(
  { deposit, bonus }: { readonly deposit: bigint; readonly bonus: bigint },
  { maxBet, hardBlock, weights }: Pick<Conditions, "maxBet" | "hardBlock" | "weights">,
): { readonly highestBet: bigint; readonly closed: readonly VendorCategory[] } {
  const share = (deposit + bonus) / SHARE;
  const usual = share < MOST ? share : MOST;
  return {
    highestBet: maxBet === null ? usual : BigInt(maxBet),
    closed: hardBlock ? VENDOR_CATEGORIES.filter((one) => (weights[one] ?? 0) === 0) : [],
  };
}
