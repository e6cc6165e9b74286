import { isBitcoinAddress } from "../../bank-accounts/bitcoin-address.ts";
import type { MethodCode } from "../../methods.ts";

/** How money comes and goes. */
export const WAYS = ["BANK", "BITCOIN"] as const;

export type Way = (typeof WAYS)[number];

/** The way by which a method's money came; null where it can't go back, as of a voucher. */
export const WAY_OF_METHOD: Readonly<Record<MethodCode, Way | null>> = {
  sandbox: "BANK",
  qr: "BANK",
  "bank-transfer": "BANK",
  btcpay: "BITCOIN",
  voucher: null,
};

/** The way by which money goes to an account. */
export function wayTo(accountNumber: string): Way {
  return isBitcoinAddress(accountNumber) ? "BITCOIN" : "BANK";
}
