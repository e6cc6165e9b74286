import { money, toMinor } from "@perya/money";

/**
 * A balance of ledger units as a page gets it: minor units, rounded down, as a digit text; null
 * when the wallet reported none.
 */
export function balanceText(units: bigint | null, currency: string): string | null {
  return units === null ? null : toMinor(money(units, currency)).toString();
}
