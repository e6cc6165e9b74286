import type { MissionSpan } from "../making/mission.ts";

/** The day that stands for all of time, of missions that are done once. */
const ONCE = Temporal.PlainDate.from("1970-01-01");

/** The first day of the span that a day is in. */
export function periodOf(span: MissionSpan, day: Temporal.PlainDate): Temporal.PlainDate {
  if (span === "DAILY") return day;
  return span === "WEEKLY" ? day.subtract({ days: day.dayOfWeek - 1 }) : ONCE;
}

/** When a span that begins with a day is over by a zone's clock; null for never. */
export function endOf(
  span: MissionSpan,
  period: Temporal.PlainDate,
  zone: string,
): Temporal.Instant | null {
  if (span === "ONCE") return null;
  const after = period.add({ days: span === "DAILY" ? 1 : 7 });
  return after.toZonedDateTime({ timeZone: zone }).toInstant();
}
