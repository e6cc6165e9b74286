import { WORDS } from "../../shared/language/language.ts";

/** A day, yyyy-MM-dd, as the page's language writes it, with Latin figures as everywhere. */
export function DayOf({ day }: { day: string }) {
  const format = new Intl.DateTimeFormat(`${WORDS}-u-nu-latn`, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return <time dateTime={day}>{format.format(new Date(`${day}T00:00:00Z`))}</time>;
}
