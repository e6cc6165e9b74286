/**
 * The day on which someone born on `birth` becomes `years` old. Who was born on 29 February does on
 * 1 March of other years.
 */
export function dayOfAge(birth: Temporal.PlainDate, years: number): Temporal.PlainDate {
  const day = birth.add({ years });
  return day.day === birth.day ? day : day.add({ days: 1 });
}

/** Whole years on a day. */
export function ageOn(birth: Temporal.PlainDate, day: Temporal.PlainDate): number {
  const years = day.year - birth.year;
  return Temporal.PlainDate.compare(dayOfAge(birth, years), day) <= 0 ? years : years - 1;
}
