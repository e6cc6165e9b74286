import type { Calendar } from "./calendar.ts";

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/**
 * A game's schedule in words, for staff who decide about it: "every 300 s", "Mon, Thu at 18:15, on
 * sale from the day of the draw".
 */
export function calendarWords(calendar: Calendar): string {
  if (calendar.kind === "every") return `every ${calendar.seconds} s`;
  const days = calendar.days
    .toSorted((a, b) => a - b)
    .map((day) => (calendar.kind === "weekly" ? DAYS[day - 1] : `day ${day}`));
  const sale = calendar.opens === "day" ? "the day of the draw" : "the draw before";
  return `${days.join(", ")} at ${calendar.at}, on sale from ${sale}`;
}
