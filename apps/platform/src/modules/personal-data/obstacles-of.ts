import type { Tx } from "@perya/postgres";
import { hasOpenDeposit, openWithdrawalsOf } from "../cashier/index.ts";
import { openStakeOf } from "../rounds/index.ts";
import { hasMoneyAtVendors } from "../vendor-wallets/index.ts";
import { lockMoney } from "../wallet/index.ts";

/** What stands in the way of closing an account. */
export const OBSTACLES = [
  "BALANCE",
  "OWED",
  "WITHDRAWAL",
  "DEPOSIT",
  "AT_VENDOR",
  "OPEN_BETS",
] as const;

export type Obstacle = (typeof OBSTACLES)[number];

/**
 * What a player has to end before their account can be closed; nothing when it can be. No money of
 * the account moves until the transaction ends, so what is found here stays true in it.
 */
export async function obstaclesOf(tx: Tx, player: bigint): Promise<Obstacle[]> {
  const money = await lockMoney(tx, player);
  const withdrawals = await openWithdrawalsOf(tx, player);
  const all: Readonly<Record<Obstacle, boolean>> = {
    BALANCE: (money?.cash ?? 0n) > 0n,
    OWED: (money?.owed ?? 0n) > 0n,
    WITHDRAWAL: withdrawals.length > 0 || (money?.held ?? 0n) > 0n,
    DEPOSIT: await hasOpenDeposit(tx, player),
    AT_VENDOR: await hasMoneyAtVendors(tx, player),
    OPEN_BETS: (await openStakeOf(tx, player)) > 0n,
  };
  return OBSTACLES.filter((one) => all[one]);
}
