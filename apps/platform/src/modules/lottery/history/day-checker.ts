import type { CalendarException } from "../games/calendar.ts";
import { drawsOfDay } from "../games/draw-times.ts";
import type { LotteryGame } from "../lottery.ts";

/**
 * Returns the fault of a published result's day (ISO 8601, in the game's zone), or nothing: it
 * can't be before the lottery's first day or after `now`, nor on a day without a draw in its
 * calendar, unless any day is accepted.
 */
export function dayChecker(
  { calendar, timezone, beginsOn }: Pick<LotteryGame, "calendar" | "timezone" | "beginsOn">,
  exceptions: readonly CalendarException[],
  now: Temporal.Instant,
  anyDay: boolean,
): (day: string) => string | undefined {
  const today = now.toZonedDateTimeISO(timezone).toPlainDate();
  const first = Temporal.PlainDate.from(beginsOn);
  return (text) => {
    const day = Temporal.PlainDate.from(text);
    if (Temporal.PlainDate.compare(day, first) < 0)
      return `${text} is before the lottery's first day, ${beginsOn}`;
    if (Temporal.PlainDate.compare(day, today) > 0) return `${text} has not come yet`;
    if (calendar.kind === "every") return undefined;
    const [draw] = drawsOfDay(calendar, timezone, day, exceptions);
    if (!draw) return anyDay ? undefined : `${text} has no draw in the calendar`;
    return Temporal.Instant.compare(draw.drawAt, now) > 0
      ? `the draw of ${text} has not been held yet`
      : undefined;
  };
}
