import { z } from "zod";

/** A quarter of a year: what one reading of a player's records may add up. */
export const MAX_DAYS = 92;

const day = z.iso.date().meta({ description: "A day of the brand's, in its time zone." });

/** The query of a list that can be asked for some days, both included. */
export const someDays = { fromDay: day.optional(), toDay: day.optional() };

/** The query of a sum, which is always over some days, both included. */
export const ofDays = { fromDay: day, toDay: day };

type OfDays = Readonly<Record<"fromDay" | "toDay", string>>;

interface Days {
  readonly fromDay?: string | undefined;
  readonly toDay?: string | undefined;
}

/** A stretch of time; an end that was not given is left out. The last instant is not in it. */
export interface Span {
  readonly from?: Temporal.Instant;
  readonly to?: Temporal.Instant;
}

/** Whether the days that were asked for come in their order, and are not too many. */
export function areFewDays({ fromDay, toDay }: Days): boolean {
  if (fromDay === undefined || toDay === undefined) return true;
  const { days } = Temporal.PlainDate.from(fromDay).until(toDay);
  return days >= 0 && days < MAX_DAYS;
}

/** What to say where they are not. */
export const TOO_MANY_DAYS = {
  message: `toDay must be fromDay or one of the ${MAX_DAYS - 1} days after it`,
};

/** The time from the start of the first day to the end of the last, as the zone counts days. */
export function spanOfDays(days: OfDays, zone: string): Required<Span>;
export function spanOfDays(days: Days, zone: string): Span;
export function spanOfDays({ fromDay, toDay }: Days, zone: string): Span {
  const start = (date: Temporal.PlainDate) => date.toZonedDateTime(zone).toInstant();
  return {
    ...(fromDay === undefined ? {} : { from: start(Temporal.PlainDate.from(fromDay)) }),
    ...(toDay === undefined ? {} : { to: start(Temporal.PlainDate.from(toDay).add({ days: 1 })) }),
  };
}
