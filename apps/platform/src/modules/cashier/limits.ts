import { UNITS_PER_MAJOR } from "@perya/money";

const main = (amount: bigint): bigint => amount * UNITS_PER_MAJOR;

/**
 * What a level of verification allows, in ledger units per rolling 24 hours. Lifetime where a level
 * ends after a sum.
 */
export interface KycLimit {
  readonly depositPerDay: bigint;
  readonly depositLifetime: bigint | null;
  readonly withdrawalPerDay: bigint;
}

const NONE: KycLimit = {
  depositPerDay: main(2_000n),
  depositLifetime: main(2_000n),
  withdrawalPerDay: 0n,
};

/**
 * Source: player money reference, section 10. Level 3 withdraws "by review": as much as it may
 * deposit, each one decided by staff anyway.
 */
const BY_LEVEL: readonly KycLimit[] = [
  NONE,
  { depositPerDay: main(20_000n), depositLifetime: null, withdrawalPerDay: main(20_000n) },
  { depositPerDay: main(200_000n), depositLifetime: null, withdrawalPerDay: main(200_000n) },
  { depositPerDay: main(2_000_000n), depositLifetime: null, withdrawalPerDay: main(2_000_000n) },
];

/** The limits of a level; an unknown level has those of level 0. */
export function kycLimit(level: number): KycLimit {
  return BY_LEVEL[level] ?? NONE;
}

/** The level below which nothing is paid out. */
export const WITHDRAWAL_KYC_LEVEL = 1;

export const WITHDRAWAL_MIN_UNITS = main(100n);
export const WITHDRAWAL_MAX_UNITS = main(50_000n);
/** Withdrawals a player may ask for in rolling 24 hours. */
export const WITHDRAWALS_PER_DAY = 5;

/** Deposits of one player that may wait for payment at the same time. */
export const OPEN_DEPOSITS_MAX = 5;

/** Bank accounts a player may bind in all. */
export const BANK_ACCOUNTS_MAX = 5;
/** Wait before an account bound after the first may be used. */
export const BANK_ACCOUNT_WAIT_HOURS = 24;

export function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
