import type { ZoneSpan } from "../brands/index.ts";

/** Dates of times in the zones that brands have had, ISO 8601. */
export function datesIn(zones: readonly ZoneSpan[]) {
  const spans = zones.map(({ brandId, zone, from }) => ({
    brandId,
    zone,
    from: from === "-infinity" ? null : Temporal.Instant.from(from.replace(" ", "T")),
  }));
  return (brandId: bigint, at: Temporal.Instant): string => {
    const span = spans.findLast(
      (one) =>
        one.brandId === brandId &&
        (one.from === null || Temporal.Instant.compare(one.from, at) <= 0),
    );
    return dayOf(at, span?.zone ?? "UTC");
  };
}

/** The day of a time in a brand's zone, ISO 8601. */
export function dayOf(at: Temporal.Instant, zone: string): string {
  return at.toZonedDateTimeISO(zone).toPlainDate().toString();
}
