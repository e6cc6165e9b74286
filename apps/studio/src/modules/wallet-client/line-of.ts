import type { Studio } from "../../studio.ts";
import { keepsMoney } from "../../vendor-records.ts";
import type { WalletLine } from "../../wallet-line.ts";

/** The wallet that a player's rounds are paid from: the operator's, or the one that we keep. */
export function lineOf(
  { wallet, ownWallet }: Pick<Studio, "wallet" | "ownWallet">,
  { operator, currency }: { readonly operator: string; readonly currency: string },
): WalletLine {
  return keepsMoney(operator) ? ownWallet(operator, currency) : wallet;
}
