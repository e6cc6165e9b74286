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

/** A ticket for each hundred of turnover; the largest prize first. */
export const RAFFLE = {
  ticket: 100n * MAIN,
  most: 1_000n,
  prizes: [50n * MAIN, 20n * MAIN, 20n * MAIN],
} as const;

/** Both tiers fall several times in an evening. Stakes, seeds and ceilings in ledger units. */
export const JACKPOT = {
  /** What lotteries return by themselves, as staff state it, and what they state with a jackpot. */
  basePpm: 900_000,
  statedPpm: 1_000_000,
  tiers: [
    {
      name: "MINI",
      kind: "RANDOM",
      contributionPpm: 10_000,
      seed: (50n * MAIN).toString(),
      odds: (10_000n * MAIN).toString(),
    },
    {
      name: "MINOR",
      kind: "MUST_HIT_BY",
      contributionPpm: 5_000,
      seed: (50n * MAIN).toString(),
      ceiling: (150n * MAIN).toString(),
    },
  ],
} as const;
