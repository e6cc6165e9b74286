import type { Cashback } from "../rules/cashback.ts";

/** A day or a week whose losses bring cashback. Days of the brand's clock, both included. */
export interface CashbackPeriod {
  /** As grants have it. */
  readonly period: string;
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

/** On which days a promotion was open, at any time of them; `last` is null while it is. */
export interface OpenDays {
  readonly first: Temporal.PlainDate;
  readonly last: Temporal.PlainDate | null;
}

/**
 * The day or the week, from Monday, that comes after a day; the first one begins with the
 * promotion, and the last one ends with it. Undefined where it was not open any more.
 */
export function nextPeriod(
  { occasion }: Pick<Cashback, "occasion">,
  { first, last }: OpenDays,
  after: Temporal.PlainDate | null,
): CashbackPeriod | undefined {
  const from = after === null ? first : after.add({ days: 1 });
  if (last !== null && isBefore(last, from)) return undefined;
  if (occasion === "DAILY") return { period: `day ${from.toString()}`, from, to: from };
  const monday = from.subtract({ days: from.dayOfWeek - 1 });
  const sunday = monday.add({ days: 6 });
  const to = last !== null && isBefore(last, sunday) ? last : sunday;
  return { period: `week ${monday.toString()}`, from, to };
}

function isBefore(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) < 0;
}
