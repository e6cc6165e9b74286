const DAY_MS = 86_400_000;
/** So close that a weekday names one day alone. */
const WEEK_MS = 6 * DAY_MS;

/**
 * How the beginning of a sale is written, by how far away it is: the time of day within a day, with
 * its weekday within a week, and with its date beyond.
 */
export function openingLook(at: number, now: number): "clock" | "weekday" | "time" {
  const leftMs = at - now;
  if (leftMs < DAY_MS / 2) return "clock";
  return leftMs < WEEK_MS ? "weekday" : "time";
}
