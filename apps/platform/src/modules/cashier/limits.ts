import type { BrandSettings } from "../settings/index.ts";

/**
 * What a level of verification allows, in ledger units per rolling 24 hours. Lifetime where a level
 * ends after a sum.
 */
export interface KycLimit {
  readonly depositPerDay: bigint;
  readonly depositLifetime: bigint | null;
  readonly withdrawalPerDay: bigint;
  /** How many withdrawals a player may ask for. */
  readonly withdrawalsPerDay: number;
}

/** What a brand allows its players, from its settings. Amounts are ledger units. */
export interface CashierLimits {
  /** By level; an unknown level has those of level 0. */
  readonly ofLevel: (level: number) => KycLimit;
  /** The level below which nothing is paid out. */
  readonly withdrawalLevel: number;
  readonly withdrawalMin: bigint;
  readonly withdrawalMax: bigint;
  /** Who has less in all has played deposits to the end. */
  readonly wipedOutBelow: bigint;
  /** Deposits of one player that may wait for payment at the same time. */
  readonly openDepositsMax: number;
  /** Bank accounts a player may bind in all. */
  readonly bankAccountsMax: number;
  /** Wait before an account bound after the first may be used. */
  readonly bankAccountWaitHours: number;
}

/** Reads the section "cashier". */
export function limitsOf(section: BrandSettings["cashier"]): CashierLimits {
  const { levels, withdrawalMin, withdrawalMax, withdrawalsPerDay, wipedOutBelow, ...counts } =
    section;
  const byLevel = [levels.level0, levels.level1, levels.level2, levels.level3].map((one) => ({
    depositPerDay: BigInt(one.depositPerDay),
    depositLifetime: one.depositLifetime === null ? null : BigInt(one.depositLifetime),
    withdrawalPerDay: BigInt(one.withdrawalPerDay),
    withdrawalsPerDay: one.withdrawalsPerDay ?? withdrawalsPerDay,
  }));
  const [lowest] = byLevel;
  if (!lowest) throw new Error("There is no level 0");
  return {
    ...counts,
    ofLevel: (level) => byLevel[level] ?? lowest,
    withdrawalMin: BigInt(withdrawalMin),
    withdrawalMax: BigInt(withdrawalMax),
    wipedOutBelow: BigInt(wipedOutBelow),
  };
}

export function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
