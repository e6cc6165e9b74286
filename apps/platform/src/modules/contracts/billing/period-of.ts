import { periodAt } from "../../agents/index.ts";
import type { DayPeriod } from "./kinds.ts";

/** A period of whole days in a brand's zone. */
export interface PayPeriod {
  readonly start: Temporal.Instant;
  /** Left out: the start of the next one. */
  readonly end: Temporal.Instant;
  /** ISO 8601, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Whether the next one begins in the same month. */
  readonly isSameMonthNext: boolean;
}

/** The period that is running at a time, by a zone's calendar, with its days. */
export function periodOf(period: DayPeriod, zone: string, at: Temporal.Instant): PayPeriod {
  const { start, end } = periodAt(period, at, zone);
  const dayOf = (time: Temporal.Instant) => time.toZonedDateTimeISO(zone).toPlainDate();
  const [first, next] = [dayOf(start), dayOf(end)];
  return {
    start,
    end,
    firstDay: first.toString(),
    lastDay: next.subtract({ days: 1 }).toString(),
    isSameMonthNext: next.toPlainYearMonth().equals(first.toPlainYearMonth()),
  };
}
