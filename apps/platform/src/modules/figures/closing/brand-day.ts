import type { ZoneSpan } from "../../brands/index.ts";

/** A day of a brand: 23 to 25 hours in one zone, another length where the zone changes. */
export interface BrandDay {
  /** ISO 8601. */
  readonly day: string;
  readonly start: Temporal.Instant;
  /** Left out. */
  readonly end: Temporal.Instant;
}

/** The instant of a time in PostgreSQL's words; undefined for -infinity and infinity. */
const instantOf = (time: string) =>
  time.includes("infinity") ? undefined : Temporal.Instant.from(time.replace(" ", "T"));

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0;

/**
 * When a brand has a date, from its zones without gaps; undefined for a date that a new zone left
 * out. A date that is running when another zone begins may go on in it.
 */
export function brandDay(zones: readonly ZoneSpan[], day: string): BrandDay | undefined {
  const date = Temporal.PlainDate.from(day);
  const parts = zones.flatMap(({ zone, ...span }) => {
    const [from, to] = [instantOf(span.from), instantOf(span.to)];
    const first = date.toZonedDateTime(zone).toInstant();
    const after = date.add({ days: 1 }).toZonedDateTime(zone).toInstant();
    const start = from && isBefore(first, from) ? from : first;
    const end = to && isBefore(to, after) ? to : after;
    return isBefore(start, end) ? [{ start, end }] : [];
  });
  const [first, last] = [parts[0], parts.at(-1)];
  return first && last && { day, start: first.start, end: last.end };
}
