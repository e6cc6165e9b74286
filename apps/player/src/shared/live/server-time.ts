/** Whole milliseconds the server's clock is before the visitor's, as last heard. */
let ahead = 0;

/**
 * Takes over what the server said the time is (ISO 8601), in an answer to what was asked at
 * `askedAt` by the visitor's clock: the answer was on its way for half of what has passed since.
 */
export function hearServerTime(now: string, askedAt: number): void {
  const said = Date.parse(now);
  if (!Number.isNaN(said)) ahead = Math.round(said - (askedAt + Date.now()) / 2);
}

/**
 * The time in milliseconds by the server's clock, which decides when something ends, whatever the
 * visitor's says.
 */
export function serverNow(): number {
  return Date.now() + ahead;
}
