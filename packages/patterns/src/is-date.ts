const MONTHS = 12;

/** Whether digits name a day that exists in the calendar, from the year 1900 on. */
export function isDate(groups: Readonly<Record<string, string>> | undefined): boolean {
  const [year, month, day] = [
    Number(groups?.["year"]),
    Number(groups?.["month"]),
    Number(groups?.["day"]),
  ];
  return year >= 1900 && month >= 1 && month <= MONTHS && day >= 1 && day <= daysOf(year, month);
}

/** Day 0 of the month after is the last day of a month. */
function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
