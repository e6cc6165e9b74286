import type { Platform } from "../../platform.ts";
import { hasOpenDeposit, openWithdrawalsOf } from "../cashier/index.ts";
import { openStakeOf } from "../rounds/index.ts";

/** What stands in the way of closing an account. */
export const OBSTACLES = ["BALANCE", "OWED", "WITHDRAWAL", "DEPOSIT", "OPEN_BETS"] as const;

export type Obstacle = (typeof OBSTACLES)[number];

/** What a player has to end before their account can be closed; nothing when it can be. */
export async function obstaclesOf(platform: Platform, player: bigint): Promise<Obstacle[]> {
  const { db, wallet } = platform;
  const [balance, withdrawals, deposit, openStake] = await Promise.all([
    wallet.balance(player),
    openWithdrawalsOf(db, player),
    hasOpenDeposit(db, player),
    openStakeOf(db, player),
  ]);
  const all: Readonly<Record<Obstacle, boolean>> = {
    BALANCE: (balance?.cash ?? 0n) > 0n,
    OWED: (balance?.owed ?? 0n) > 0n,
    WITHDRAWAL: withdrawals.length > 0 || (balance?.held ?? 0n) > 0n,
    DEPOSIT: deposit,
    OPEN_BETS: openStake > 0n,
  };
  return OBSTACLES.filter((one) => all[one]);
}
