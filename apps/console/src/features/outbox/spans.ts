const MINUTE_MS = 60_000;

/** The time spans to choose from. */
export const SPANS = [
  { name: "15m", words: "In the last 15 minutes", minutes: 15 },
  { name: "1h", words: "In the last hour", minutes: 60 },
  { name: "1d", words: "In the last day", minutes: 1_440 },
  { name: "7d", words: "In the last week", minutes: 10_080 },
] as const;

/**
 * When a span began, to the minute, so that the query key stays stable; undefined for no span.
 */
export function sinceOf(name: string | undefined, now = Date.now()): string | undefined {
  const span = SPANS.find((one) => one.name === name);
  if (!span) return undefined;
  return new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS - span.minutes * MINUTE_MS).toISOString();
}
