const MONTHS = 12;

/** Whether digits name a real calendar day, from the year 1900 on. */
export function isDate(groups: Readonly<Record<string, string>> | undefined): boolean {
  const [year, month, day] = [
    Number(groups?.["year"]),
    Number(groups?.["month"]),
    Number(groups?.["day"]),
  ];
  return year >= 1900 && month >= 1 && month <= MONTHS && day >= 1 && day <= daysOf(year, month);
}

/** Day 0 of the next month is the last day of this one. */
function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
