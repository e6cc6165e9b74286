/** What turnover is counted by, and what the menu calls it, in the order of the menu. */
export const PLAY_CATEGORIES = {
  RNG: "rng",
  LIVE: "live",
  FISH: "fish",
  PVP: "pvp",
  SPORTS: "sports",
  ESPORTS: "esports",
  COCKFIGHT: "cockfight",
  LOTTERY: "lotteryCenter",
  INHOUSE: "inhouse",
} as const;

export type PlayCategory = keyof typeof PLAY_CATEGORIES;
