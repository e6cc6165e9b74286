const PESO = 100_000n;

/** Ledger units of so many pesos, as the wire has them. */
export const pesos = (count: bigint | number): string => (BigInt(count) * PESO).toString();

/** The rule of a first deposit matched in full up to 5,000, 12 times deposit and bonus. */
const MATCH = {
  type: "DEPOSIT_MATCH",
  occasion: "FIRST",
  methods: [],
  minDeposit: pesos(100),
  percentBps: 10_000,
  cap: pesos(5_000),
  times: 12,
  base: "DB",
  weights: { RNG: 10_000, LIVE: 1_500, PVP: 0 },
  days: 30,
  maxCashOutTimes: null,
  maxBet: null,
  hardBlock: false,
  keys: ["account", "device", "address", "phone", "document"],
};

/** The rule of a gift without a deposit, of which ten times stays at most. */
export const GIFT = {
  type: "GIFT",
  occasion: "ONCE",
  bonus: pesos(100),
  times: 5,
  base: "B",
  weights: { RNG: 10_000 },
  days: 7,
  maxCashOutTimes: 10,
  maxBet: null,
  hardBlock: false,
  keys: [],
};

/** The rule of ten percent of a day's loss, 500 at most, which players claim. */
export const CASHBACK = {
  type: "CASHBACK",
  occasion: "DAILY",
  categories: [],
  minLoss: pesos(100),
  percentBps: 1_000,
  cap: pesos(500),
  payment: "CLAIM",
  claimDays: 7,
  times: 3,
  base: "B",
  weights: { RNG: 10_000, LIVE: 1_500 },
  days: 30,
  maxCashOutTimes: null,
  maxBet: null,
  hardBlock: false,
  keys: [],
};

/** The rule of a bonus of 50 to 500 that players apply for, five times the bonus. */
export const APPLICATION = {
  ...GIFT,
  type: "APPLICATION",
  least: pesos(50),
  most: pesos(500),
  claimDays: 3,
  maxCashOutTimes: null,
};

/** The rule of three free rounds of 1 in one game, which win 50 at most, once the bonus. */
export const FREE_BETS = {
  ...GIFT,
  type: "FREE_BETS",
  minDeposit: pesos(100),
  games: ["harbor"],
  rounds: 3,
  stake: pesos(1),
  cap: pesos(50),
  playDays: 7,
  times: 1,
  maxCashOutTimes: null,
};

/** The rule of 0.2 % more rebate of slots, for three days, 50 a day at most. */
export const BOOST = {
  type: "REBATE_BOOST",
  occasion: "ONCE",
  categories: ["RNG"],
  extraPpm: 2_000,
  cap: pesos(50),
  days: 3,
  times: 0,
  base: "B",
  weights: {},
  maxCashOutTimes: null,
  maxBet: null,
  hardBlock: false,
  keys: [],
};

/** A promotion as staff send it, with some of it otherwise. */
export function promotionOf(more: Readonly<Record<string, unknown>> = {}, rule: object = {}) {
  return {
    category: "new_player",
    rule: { ...MATCH, ...rule },
    audience: {},
    language: "EN",
    words: {
      EN: { title: "Welcome match", about: "Your first deposit doubled.", terms: "<p>Once.</p>" },
      VI: { title: "Thưởng chào mừng", about: "Nhân đôi lần nạp đầu.", terms: "<p>Một lần.</p>" },
    },
    budget: pesos(5_000),
    ...more,
  };
}
