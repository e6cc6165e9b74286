/**
 * The last birthday of a person up to a day. Who was born on 29 February has it on 1 March in other
 * years, the house's rule. Source: jurisdictions reference, dates of birth.
 */
export function lastBirthday(
  born: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  const own = birthdayIn(born, today.year);
  return Temporal.PlainDate.compare(own, today) <= 0 ? own : birthdayIn(born, today.year - 1);
}

function birthdayIn(born: Temporal.PlainDate, year: number): Temporal.PlainDate {
  const { month, day } = born;
  // 28 February is the nearest that the calendar has.
  const nearest = Temporal.PlainDate.from({ year, month, day });
  return nearest.day === day ? nearest : nearest.add({ days: 1 });
}
