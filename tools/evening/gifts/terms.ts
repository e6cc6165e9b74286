/** What the evening gives its players, in ledger units where it is money. */

const MAIN = 100_000n;

/** Each voucher a player redeems; the first one is a deposit that is matched. */
export const VOUCHER = { units: 5_000n * MAIN, each: 3, points: 50n } as const;

/** Half of a deposit, at most a hundred. */
export const MATCH = { bps: 5_000n, cap: 100n * MAIN } as const;

/** One asks for deposits, the other for turnover. */
export const MISSIONS = {
  DEPOSIT_COUNT: { target: 2n, points: 30n, cash: 5n * MAIN },
  TURNOVER: { target: 100n * MAIN, points: 20n, cash: 3n * MAIN },
} as const;

/** The daily check-in. */
export const SIGN_POINTS = 5n;

/** A day's rebate, in millionths of the turnover of lotteries, and the least that is given. */
export const REBATE = { ppm: 10_000n, minimum: MAIN } as const;

/** Points are converted in hundreds. */
export const CONVERT = { points: 100n, units: 10n * MAIN } as const;
