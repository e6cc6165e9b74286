import type { DayPeriod } from "./kinds.ts";

/** A period of whole days in a brand's zone. */
export interface PayPeriod {
  readonly start: Temporal.Instant;
  /** Left out: the start of the next one. */
  readonly end: Temporal.Instant;
  /** ISO 8601, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Whether the next one begins in the same month. */
  readonly isSameMonthNext: boolean;
}

const HALF_FROM = 16;

/** The first day of the period that has a day. */
function firstOf(period: DayPeriod, day: Temporal.PlainDate): Temporal.PlainDate {
  switch (period) {
    case "D":
      return day;
    case "W":
      return day.subtract({ days: day.dayOfWeek - 1 });
    case "H":
      return day.with({ day: day.day < HALF_FROM ? 1 : HALF_FROM });
    case "M":
      return day.with({ day: 1 });
  }
}

/** The first day of the period after. */
function nextOf(period: DayPeriod, first: Temporal.PlainDate): Temporal.PlainDate {
  switch (period) {
    case "D":
      return first.add({ days: 1 });
    case "W":
      return first.add({ weeks: 1 });
    case "H":
      return first.day < HALF_FROM
        ? first.with({ day: HALF_FROM })
        : first.with({ day: 1 }).add({ months: 1 });
    case "M":
      return first.add({ months: 1 });
  }
}

/**
 * The period that is running at a time: a day, Monday to Sunday, the 1st to 15th or 16th to the
 * end of a month, or a month, by a zone's calendar.
 */
export function periodOf(period: DayPeriod, zone: string, at: Temporal.Instant): PayPeriod {
  const first = firstOf(period, at.toZonedDateTimeISO(zone).toPlainDate());
  const next = nextOf(period, first);
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant();
  return {
    start: startOf(first),
    end: startOf(next),
    firstDay: first.toString(),
    lastDay: next.subtract({ days: 1 }).toString(),
    isSameMonthNext: next.month === first.month,
  };
}
