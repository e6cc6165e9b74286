/** Whether an answer at a moment is in time: in the millisecond of the deadline it still is. */
export function isInTime(at: Temporal.Instant, dueAt: Temporal.Instant | null): boolean {
  return dueAt === null || at.epochMilliseconds <= dueAt.epochMilliseconds;
}

/** Whether silence until and with a millisecond counts as received. */
export function isSilence(until: Temporal.Instant, dueAt: Temporal.Instant | null): boolean {
  return dueAt !== null && dueAt.epochMilliseconds <= until.epochMilliseconds;
}

/**
 * The moment with which silence is known at a time: the millisecond before, since an answer in the
 * current one may still come and wins.
 */
export function silentUntil(now: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(now.epochMilliseconds - 1);
}

/**
 * Minutes after sending at which a player is reminded, of N minutes to answer in: half of them, and
 * so many before the end. Source: player money reference, section 2.
 */
export function reminderMinutes(answerMinutes: number, lastCall: number): readonly number[] {
  const moments = [answerMinutes / 2, answerMinutes - lastCall];
  return [...new Set(moments)].filter((minutes) => minutes > 0).toSorted((a, b) => a - b);
}
