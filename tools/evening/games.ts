/** The games of the evening: every family with a draw each minute. */
export const GAMES = [
  "VN27-1M",
  "VN18-1M",
  "KENO-1M",
  "K3-1M",
  "PK10-1M",
  "SSC-1M",
  "11X5-1M",
] as const;

/** Two people type in the results of this game. */
export const TYPED_GAME = "K3-1M";
/** Orders of this game can be cancelled while the draw is open. */
export const CANCEL_GAME = "KENO-1M";
/** One draw of this game is voided. */
export const VOID_GAME = "PK10-1M";
