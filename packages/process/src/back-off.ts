/** How the waits between attempts grow. */
export interface BackOff {
  readonly firstMs: number;
  readonly longestMs: number;
  /**
   * The most a wait may be lengthened at random, as a share of itself, so that many clients spread
   * out; a fifth by default.
   */
  readonly jitter?: number;
}

/** Beyond this many doublings every wait is the longest one. */
const MOST_DOUBLINGS = 20;

/**
 * Milliseconds to wait after this many failed attempts, counted from 1: the first wait, doubled
 * each time up to the longest, plus up to the jitter.
 */
export function backOffMs(tries: number, { firstMs, longestMs, jitter = 0.2 }: BackOff): number {
  const wait = Math.min(firstMs * 2 ** Math.min(tries - 1, MOST_DOUBLINGS), longestMs);
  // Not from node:crypto, because the player site uses this code as well.
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return wait + (random % (Math.floor(wait * jitter) + 1));
}
