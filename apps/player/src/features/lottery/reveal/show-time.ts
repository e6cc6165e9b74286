/** No show is longer, however seldom a game is drawn. */
export const LONGEST_MS = 10_000;
/** A shorter one is none: the numbers are shown at once. */
const SHORTEST_MS = 1_500;
/** Parts of a draw's sale that its predecessor's show may take. */
const SHARE_OF_SALE = 1 / 5;
/** Of the sale that is left: what comes late is shown more quickly, and long before the close. */
const SHARE_OF_REST = 1 / 2;

/** The sale of the draw that follows, ISO 8601. */
export interface NextSale {
  readonly openAt: string;
  readonly closeAt: string;
}

export interface ShowTime {
  /** What the whole show takes; 0 where there is no time for one. */
  readonly lengthMs: number;
  /** When it ends whatever has held it up, in milliseconds by the clock of `now`. */
  readonly lastAt: number;
}

/**
 * How long a draw may be shown: never so long that the next one closes over it. A sale that is over
 * already, because the page has not heard of the following one yet, says how long that will be.
 */
export function showTime(next: NextSale | null, now: number): ShowTime {
  if (!next) return { lengthMs: LONGEST_MS, lastAt: Infinity };
  const closeAt = Date.parse(next.closeAt);
  const saleMs = Math.max(0, closeAt - Date.parse(next.openAt));
  const leftMs = closeAt > now ? Math.min(closeAt - now, saleMs) : saleMs;
  const mostMs = Math.min(LONGEST_MS, saleMs * SHARE_OF_SALE, leftMs * SHARE_OF_REST);
  return {
    lengthMs: mostMs < SHORTEST_MS ? 0 : mostMs,
    lastAt: now + leftMs * SHARE_OF_REST,
  };
}
