/** A win is celebrated no longer than this. */
export const CHEER_MS = 1_800;
export const CHEER_PIECES = 16;
const LAST_DELAY_MS = 500;
const SHORTEST_MS = 900;
/** Each piece is this much further round than the one before, by which they spread evenly. */
const GOLDEN = 0.618_034;

/** One of the things in the air: where it flies, in rem from where it starts, and when. */
interface CheerPiece {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly delayMs: number;
  readonly ms: number;
}

/** The flight of a piece; the same at every win. */
export function cheerPiece(at: number): CheerPiece {
  const spread = (at * GOLDEN) % 1;
  const delayMs = Math.round(((at * 0.37) % 1) * LAST_DELAY_MS);
  return {
    x: (spread - 0.5) * 20,
    y: -4 - ((at * 0.29) % 1) * 6,
    turn: (spread - 0.5) * 720,
    delayMs,
    ms: SHORTEST_MS + Math.round(spread * (CHEER_MS - LAST_DELAY_MS - SHORTEST_MS)),
  };
}
