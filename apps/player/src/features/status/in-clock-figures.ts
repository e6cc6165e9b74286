const SECOND_MS = 1_000;
const MINUTE = 60;
const HOUR = 3_600;

/**
 * A span of milliseconds as hours, minutes and seconds, rounded up so that the last second is seen:
 * "26:04:09".
 */
export function inClockFigures(spanMs: number): string {
  const seconds = Math.max(0, Math.ceil(spanMs / SECOND_MS));
  return [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
