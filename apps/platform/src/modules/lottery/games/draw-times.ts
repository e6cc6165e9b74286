import type { Calendar, CalendarException } from "./calendar.ts";

/** One draw of a calendar. */
export interface DrawTime {
  /**
   * The local date, "20250101"; of games drawn many times a day with a running number,
   * "20250101-0457".
   */
  readonly issueNo: string;
  /** The local day it belongs to; the last draw of a day may be at the midnight that ends it. */
  readonly day: Temporal.PlainDate;
  readonly drawAt: Temporal.Instant;
}

/** Every draw of one local day, in order. */
export function drawsOfDay(
  calendar: Calendar,
  zone: string,
  day: Temporal.PlainDate,
  exceptions: readonly CalendarException[],
): DrawTime[] {
  const exception = exceptions.find((one) => one.day.equals(day));
  if (calendar.kind === "every")
    return exception?.drawsAt === null ? [] : everySoOften(calendar.seconds, zone, day);
  const time = exception ? exception.drawsAt : timeOn(calendar, day);
  if (time === null) return [];
  const drawAt = day.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant();
  return [{ issueNo: dateOf(day), day, drawAt }];
}

function everySoOften(seconds: number, zone: string, day: Temporal.PlainDate): DrawTime[] {
  const start = day.toZonedDateTime(zone).toInstant();
  const end = day.add({ days: 1 }).toZonedDateTime(zone).toInstant();
  const [date, draws]: [string, DrawTime[]] = [dateOf(day), []];
  for (
    let drawAt = start.add({ seconds });
    Temporal.Instant.compare(drawAt, end) <= 0;
    drawAt = drawAt.add({ seconds })
  )
    draws.push({
      issueNo: `${date}-${String(draws.length + 1).padStart(4, "0")}`,
      day,
      drawAt,
    });
  return draws;
}

function timeOn(
  calendar: Exclude<Calendar, { kind: "every" }>,
  day: Temporal.PlainDate,
): Temporal.PlainTime | null {
  const today = calendar.kind === "weekly" ? (day.dayOfWeek % 7) + 1 : day.day;
  return calendar.days.includes(today) ? Temporal.PlainTime.from(calendar.at) : null;
}

function dateOf(day: Temporal.PlainDate): string {
  return day.toString().replaceAll("-", "");
}
