import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { lockPlayer } from "../players.store.ts";
import { isPaidTo } from "../withdrawals/withdrawals.store.ts";
import { bankAccountOfPlayer, updateRemoved } from "./bank-accounts.store.ts";

export type RemoveAccountRefusal = "BANK_ACCOUNT_NOT_FOUND" | "BANK_ACCOUNT_IN_USE";

/**
 * Takes a bank account away from what a player may withdraw to, unless a withdrawal to it is still
 * open. Bound again it waits like any later one, so that nothing is gained by it.
 */
export async function removeBankAccount(
  tx: Tx,
  player: bigint,
  publicId: string,
): Promise<Result<undefined, RemoveAccountRefusal>> {
  await lockPlayer(tx, player);
  const account = await bankAccountOfPlayer(tx, player, publicId);
  if (!account || account.removed) return refuse("BANK_ACCOUNT_NOT_FOUND");
  if (await isPaidTo(tx, player, account.id)) return refuse("BANK_ACCOUNT_IN_USE");
  await updateRemoved(tx, account.id);
  return ok(undefined);
}
