import type { LimitName } from "../limits.ts";

/**
 * The end of the calendar's day, week (from Monday) or month that a limit is of, in a zone;
 * undefined for a limit of single bets.
 */
export function periodEnd(
  name: LimitName,
  at: Temporal.Instant,
  zone: string,
): Temporal.Instant | undefined {
  const day = at.toZonedDateTimeISO(zone).startOfDay();
  if (name.startsWith("daily")) return day.add({ days: 1 }).toInstant();
  if (name.startsWith("weekly")) return day.add({ days: 8 - day.dayOfWeek }).toInstant();
  if (name.startsWith("monthly")) return day.with({ day: 1 }).add({ months: 1 }).toInstant();
  return undefined;
}
