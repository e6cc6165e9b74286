/** The last sign of a player. */
export interface LastSign {
  readonly day: Temporal.PlainDate;
  /** Days in a row that it was, that day included. */
  readonly streak: number;
}

/** What a sign on a day makes of a streak. */
export interface NextStreak {
  readonly streak: number;
  /** A missed day that was forgiven for it; null for none. */
  readonly forgiven: Temporal.PlainDate | null;
}

/**
 * The streak that a sign on a day makes: one more after the day before, one more after a single
 * missed day of a month in which none was forgiven yet, otherwise the first. Source: player money
 * reference, section 7. `forgiven` are the missed days that were forgiven before.
 */
export function nextStreak(
  last: LastSign | undefined,
  today: Temporal.PlainDate,
  forgiven: readonly Temporal.PlainDate[],
): NextStreak {
  if (!last) return { streak: 1, forgiven: null };
  const { days } = last.day.until(today, { largestUnit: "days" });
  const next = last.streak + 1;
  if (days === 1) return { streak: next, forgiven: null };
  const missed = today.subtract({ days: 1 });
  return days === 2 && mayMiss(missed, forgiven)
    ? { streak: next, forgiven: missed }
    : { streak: 1, forgiven: null };
}

/** Whether a missed day of this month would still be forgiven. */
export function mayMiss(day: Temporal.PlainDate, forgiven: readonly Temporal.PlainDate[]): boolean {
  return !forgiven.some((one) => one.toPlainYearMonth().equals(day.toPlainYearMonth()));
}

/** The place of a day of a streak in a row of rewards that begins over after its last: from 0. */
export function placeOf(streak: number, rewards: number): number {
  return (streak - 1) % rewards;
}
