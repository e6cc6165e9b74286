/** The games of the evening: every family that is drawn each minute. */
export const GAMES = [
  "VN27-1M",
  "VN18-1M",
  "KENO-1M",
  "K3-1M",
  "PK10-1M",
  "SSC-1M",
  "11X5-1M",
] as const;

/** Whose results are typed in by two people. */
export const TYPED_GAME = "K3-1M";
/** In which an order can be taken back while the draw is open. */
export const CANCEL_GAME = "KENO-1M";
/** One draw of which is void. */
export const VOID_GAME = "PK10-1M";
