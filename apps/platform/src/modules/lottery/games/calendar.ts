import { z } from "zod";

const SECONDS_PER_DAY = 86_400;

const at = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "is a time of day such as 18:15");
/** When sales open: at midnight of the day of the draw, or when the previous draw's sales close. */
const opens = z.enum(["day", "previous"]);

/**
 * When a game is drawn, in the game's own zone. Days of the week are 1 for Sunday to 7 for
 * Saturday.
 */
export const calendarSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("every"),
    seconds: z
      .number()
      .int()
      .min(30)
      .max(SECONDS_PER_DAY)
      .refine((seconds) => SECONDS_PER_DAY % seconds === 0, "divides a day"),
  }),
  z.object({
    kind: z.literal("weekly"),
    days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    at,
    opens: opens.default("day"),
  }),
  z.object({
    kind: z.literal("monthly"),
    days: z.array(z.number().int().min(1).max(31)).min(1).max(31),
    at,
    opens: opens.default("previous"),
  }),
]);

export type Calendar = z.infer<typeof calendarSchema>;

/** An exception to the calendar: a day without a draw, or with one at another time. */
export interface CalendarException {
  readonly day: Temporal.PlainDate;
  readonly drawsAt: Temporal.PlainTime | null;
}

/**
 * Days of the week on which a game is drawn, as the specification writes them: "2,7", 1 for Sunday.
 * Monthly draws have no day of the week, and are listed on all.
 */
export function drawDaysOfWeek(calendar: Calendar): string {
  return calendar.kind === "weekly"
    ? calendar.days.toSorted((a, b) => a - b).join(",")
    : "1,2,3,4,5,6,7";
}

/** Whether a game is drawn many times a day. */
export function isFast(calendar: Calendar): boolean {
  return calendar.kind === "every";
}
