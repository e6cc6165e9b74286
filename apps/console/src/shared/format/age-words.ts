const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * A span of time in its two largest units, such as "2 h 10 min"; clocks that differ a little never
 * make it negative.
 */
export function ageWords(ms: number): string {
  if (ms < MINUTE_MS) return "under a minute";
  const [days, hours, minutes] = [
    Math.floor(ms / DAY_MS),
    Math.floor((ms % DAY_MS) / HOUR_MS),
    Math.floor((ms % HOUR_MS) / MINUTE_MS),
  ];
  const parts =
    days > 0
      ? [`${days} d`, hours > 0 && `${hours} h`]
      : [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`];
  return parts.filter(Boolean).join(" ");
}
