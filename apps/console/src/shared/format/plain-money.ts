import type { Money } from "@perya/api-client/operator";
import { formatMoney, fromWire } from "@perya/money";

/** An amount for a file: its digits with a decimal point and nothing else; null stays null. */
export function plainMoney(amount: Money | null): string | null {
  return amount && formatMoney(fromWire(amount), { symbol: false }).replaceAll(",", "");
}
