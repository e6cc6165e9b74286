const FORMS = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/,
];

/** The day a text of the form yyyy-MM-dd or MM-dd-yyyy names; undefined when it names none. */
export function dateOf(text: string): Temporal.PlainDate | undefined {
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  if (!groups) return undefined;
  try {
    return Temporal.PlainDate.from(`${groups["year"]}-${groups["month"]}-${groups["day"]}`, {
      overflow: "reject",
    });
  } catch {
    return undefined;
  }
}

/**
 * A person's age in full years on a day. Someone born on 29 February is a year older on 1 March.
 */
export function ageOn(day: Temporal.PlainDate, birthday: Temporal.PlainDate): number {
  const had =
    day.month > birthday.month || (day.month === birthday.month && day.day >= birthday.day);
  return day.year - birthday.year - (had ? 0 : 1);
}
