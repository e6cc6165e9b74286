/** What turnover is counted by, and what it is called. */
export const PLAY: readonly (readonly [string, string])[] = [
  ["RNG", "Slots"],
  ["LIVE", "Live casino"],
  ["FISH", "Fishing"],
  ["PVP", "Player against player"],
  ["SPORTS", "Sports"],
  ["ESPORTS", "Electronic sports"],
  ["COCKFIGHT", "Cockfight"],
  ["LOTTERY", "Lottery"],
  ["INHOUSE", "In-house games"],
];
