import type { Tx } from "@perya/postgres";
import type { Payer } from "../cashier.ts";
import { isBitcoinClosed } from "../withdrawals/orders/payers.ts";
import { holds, type BankAccount } from "./bank-account.ts";
import { isBitcoinAddress } from "./bitcoin-address.ts";
import { provenNames } from "./proven-names.ts";

/** Why nothing may go to a bound account now. */
export const ACCOUNT_BLOCKS = [
  "BANK_ACCOUNT_WAITING",
  "HOLDER_DIFFERS",
  "BITCOIN_NOT_OFFERED",
] as const;

export type AccountBlock = (typeof ACCOUNT_BLOCKS)[number];

/** Tells of accounts of a player why nothing may go there now; undefined where it may. */
export async function accountBlocks(
  tx: Tx,
  player: Pick<Payer, "id" | "brandId">,
): Promise<(account: BankAccount) => AccountBlock | undefined> {
  const names = await provenNames(tx, player.id);
  const isClosed = await isBitcoinClosed(tx, player.brandId);
  return ({ usable, holder, number }) => {
    if (!usable) return "BANK_ACCOUNT_WAITING";
    // An account may be older than the name it is compared with.
    if (!holds(holder, names)) return "HOLDER_DIFFERS";
    return isBitcoinAddress(number) && isClosed ? "BITCOIN_NOT_OFFERED" : undefined;
  };
}
