import type { DepositCeiling, LimitLaw } from "../../profiles/index.ts";
import type { DepositLimit } from "../limits.ts";

/** Whom ceilings are for. */
export interface CeilingFor {
  /** Whole years; undefined where the birth date is not known: then every age's row applies. */
  readonly age: number | undefined;
  readonly currency: string;
}

const LIMIT_OF: Readonly<Record<string, DepositLimit>> = {
  "24h": "dailyDeposit",
  day: "dailyDeposit",
  "7d": "weeklyDeposit",
  week: "weeklyDeposit",
  "1month": "monthlyDeposit",
  month: "monthlyDeposit",
  calendarMonth: "monthlyDeposit",
};
const HOURS: Readonly<Record<DepositLimit, number>> = {
  dailyDeposit: 24,
  weeklyDeposit: 168,
  monthlyDeposit: 720,
};

/** The ceilings that hold for a player; those in another currency don't (`closedByLaw`). */
export function ceilingsFor(
  ceilings: readonly DepositCeiling[],
  { age, currency }: CeilingFor,
): readonly DepositCeiling[] {
  return ceilings.filter(
    (one) =>
      one.currency === currency &&
      (age === undefined || ((one.ageMin ?? 0) <= age && age <= (one.ageMax ?? age))),
  );
}

/** The rule of a profile that bounds deposits and names no amount in a currency. */
export function closedByLaw(
  { ceilings }: Pick<LimitLaw, "ceilings">,
  currency: string,
): string | undefined {
  const rules = Map.groupBy(ceilings, ({ rule }) => rule);
  return rules.entries().find(([, rows]) => rows.every((row) => row.currency !== currency))?.[0];
}

/** The player's own limit that a ceiling is a bound of. */
export function limitUnder({ period }: Pick<DepositCeiling, "period">): DepositLimit | undefined {
  return LIMIT_OF[period];
}

/** Since when a ceiling's period runs: the calendar's month of the law, or a rolling one. */
export function periodStart(
  { period, zone }: Pick<DepositCeiling, "period" | "zone">,
  now: Temporal.Instant,
  brandZone: string,
): Temporal.Instant {
  if (period === "calendarMonth")
    return now
      .toZonedDateTimeISO(zone === "brand" ? brandZone : zone)
      .startOfDay()
      .with({ day: 1 })
      .toInstant();
  return now.subtract({ hours: HOURS[LIMIT_OF[period] ?? "monthlyDeposit"] });
}

/** The lowest of the ceilings on a limit of the player's own; undefined for none. Ledger units. */
export function lowestCeiling(
  ceilings: readonly DepositCeiling[],
  limit: DepositLimit,
): bigint | undefined {
  const bounds = ceilings.filter((one) => limitUnder(one) === limit).map(({ units }) => units);
  return bounds.length === 0 ? undefined : bounds.reduce((a, b) => (a < b ? a : b));
}
