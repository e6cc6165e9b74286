/**
 * How often something settles: a day, a week from Monday, half a month from the 1st and the 16th, a
 * month, an hour, five minutes.
 */
export type PeriodKind = "D" | "W" | "H" | "M" | "HOUR" | "BUCKET";

/** From its start until before its end. */
export interface Period {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
}

const BUCKET_MINUTES = 5;
const SECOND_HALF = 16;
type Days = Exclude<PeriodKind, "HOUR" | "BUCKET">;

/** The period that an instant is in, by the clock of a zone. */
export function periodAt(kind: PeriodKind, at: Temporal.Instant, zone: string): Period {
  const local = at.toZonedDateTimeISO(zone);
  if (kind === "HOUR" || kind === "BUCKET") {
    const minutes = kind === "HOUR" ? 60 : BUCKET_MINUTES;
    const start = local
      .round({ smallestUnit: "minute", roundingIncrement: 1, roundingMode: "floor" })
      .subtract({ minutes: local.minute % minutes })
      .toInstant();
    return { start, end: start.add({ minutes }) };
  }
  const day = local.toPlainDate();
  const first = firstDay(kind, day);
  return { start: startOf(first, zone), end: startOf(dayAfter(kind, first), zone) };
}

/** When the next period begins, by the clock of a zone. */
export function periodStartAfter(
  kind: PeriodKind,
  at: Temporal.Instant,
  zone: string,
): Temporal.Instant {
  return periodAt(kind, at, zone).end;
}

const startOf = (day: Temporal.PlainDate, zone: string): Temporal.Instant =>
  day.toZonedDateTime(zone).toInstant();

function firstDay(kind: Days, day: Temporal.PlainDate): Temporal.PlainDate {
  if (kind === "D") return day;
  if (kind === "W") return day.subtract({ days: day.dayOfWeek - 1 });
  return day.with({ day: kind === "H" && day.day >= SECOND_HALF ? SECOND_HALF : 1 });
}

/** The first day after the period that begins on a day. */
function dayAfter(kind: Days, first: Temporal.PlainDate): Temporal.PlainDate {
  if (kind === "D") return first.add({ days: 1 });
  if (kind === "W") return first.add({ weeks: 1 });
  if (kind === "H" && first.day === 1) return first.with({ day: SECOND_HALF });
  return first.with({ day: 1 }).add({ months: 1 });
}
