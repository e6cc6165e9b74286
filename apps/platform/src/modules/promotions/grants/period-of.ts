import type { Rule } from "../rules/rule.ts";

/** The day, week or month of the brand's clock that a promotion is given once in; else empty. */
export function periodOf(rule: Rule, now: Temporal.ZonedDateTime): string {
  const day = now.toPlainDate();
  if (rule.occasion === "DAILY") return `day ${day.toString()}`;
  if (rule.occasion === "WEEKLY")
    return `week ${day.subtract({ days: day.dayOfWeek - 1 }).toString()}`;
  if (rule.occasion === "MONTHLY") return `month ${day.toPlainYearMonth().toString()}`;
  return "";
}
