import { periodAt, periodStartAfter, type PeriodKind } from "../periods.ts";

/** A Monday that is the first of a month comes within less. */
const MOST_DAYS = 1_200;

/** The next day that is a start of a period of each kind, by the clock of a zone. */
export function moveStart(
  kinds: readonly PeriodKind[],
  now: Temporal.Instant,
  zone: string,
): Temporal.Instant {
  let day = periodStartAfter("D", now, zone);
  for (let tried = 0; tried < MOST_DAYS; tried++) {
    const start = day;
    if (kinds.every((kind) => periodAt(kind, start, zone).start.equals(start))) return start;
    day = periodStartAfter("D", day, zone);
  }
  throw new Error(`No day within ${MOST_DAYS} begins periods of ${kinds.join(", ")}`);
}
