import type { Calendar, CalendarException } from "./calendar.ts";
import { drawsOfDay, type DrawTime } from "./draw-times.ts";

/** What decides the times of a game's issues. */
export interface Schedule {
  readonly calendar: Calendar;
  /** IANA zone. */
  readonly timezone: string;
  readonly lockSeconds: number;
}

/** An issue to be created. */
export interface PlannedIssue extends DrawTime {
  readonly openAt: Temporal.Instant;
  readonly closeAt: Temporal.Instant;
}

interface Span {
  /** Draws after this, */
  readonly after: Temporal.Instant;
  /** up to this, and one beyond where there would be none. */
  readonly until: Temporal.Instant;
}

/** A calendar without a draw for this long counts as having none. */
const MAX_DAYS_WITHOUT = 62;
/** Minimum duration of sales, however early a draw was moved to. */
const SHORTEST_SALES = { seconds: 10 };

/**
 * The issues of a game in a span of time: when sales open and close, and when it is drawn.
 * Source: lottery specification, section 1.
 */
export function planIssues(
  { calendar, timezone, lockSeconds }: Schedule,
  exceptions: readonly CalendarException[],
  { after, until }: Span,
): PlannedIssue[] {
  const closeOf = (drawAt: Temporal.Instant) => drawAt.subtract({ seconds: lockSeconds });
  const planned: PlannedIssue[] = [];
  let before = drawBefore({ calendar, timezone }, exceptions, after);
  for (const draw of drawsFrom({ calendar, timezone }, exceptions, after)) {
    if (Temporal.Instant.compare(draw.drawAt, until) > 0 && planned.length > 0) break;
    const closeAt = closeOf(draw.drawAt);
    const opens =
      calendar.kind === "every" || calendar.opens === "previous"
        ? before && closeOf(before.drawAt)
        : undefined;
    const openAt = earlier(
      opens ?? draw.day.toZonedDateTime(timezone).toInstant(),
      closeAt.subtract(SHORTEST_SALES),
    );
    planned.push({ ...draw, openAt, closeAt });
    before = draw;
    if (Temporal.Instant.compare(draw.drawAt, until) > 0) break;
  }
  return planned;
}

/** The draws after a time, in order, as long as its calendar has any. */
export function* drawsFrom(
  { calendar, timezone }: Omit<Schedule, "lockSeconds">,
  exceptions: readonly CalendarException[],
  after: Temporal.Instant,
) {
  // The previous day's last draw may be at this day's first moment.
  const first = after.toZonedDateTimeISO(timezone).toPlainDate().subtract({ days: 1 });
  for (let ahead = 0, without = 0; without < MAX_DAYS_WITHOUT; ahead++) {
    const draws = drawsOfDay(calendar, timezone, first.add({ days: ahead }), exceptions);
    without = draws.length === 0 ? without + 1 : 0;
    for (const draw of draws) if (Temporal.Instant.compare(draw.drawAt, after) > 0) yield draw;
  }
}

function drawBefore(
  { calendar, timezone }: Omit<Schedule, "lockSeconds">,
  exceptions: readonly CalendarException[],
  after: Temporal.Instant,
) {
  const day = after.toZonedDateTimeISO(timezone).toPlainDate();
  for (let back = 0; back < MAX_DAYS_WITHOUT; back++) {
    const draws = drawsOfDay(calendar, timezone, day.subtract({ days: back }), exceptions);
    const last = draws.findLast(({ drawAt }) => Temporal.Instant.compare(drawAt, after) <= 0);
    if (last) return last;
  }
  return undefined;
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? a : b;
}
