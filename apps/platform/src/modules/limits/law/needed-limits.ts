import type { CompulsoryLimit, LimitKind } from "../../profiles/index.ts";
import type { LimitName } from "../limits.ts";

const LIMITS_OF = {
  deposit: { day: "dailyDeposit", week: "weeklyDeposit", month: "monthlyDeposit" },
  loss: { day: "dailyLoss", week: "weeklyLoss", month: "monthlyLoss" },
  wager: { day: "dailyWager", week: "weeklyWager", month: "monthlyWager" },
  balance: { any: "balance" },
  session: { day: "dailyMinutes", week: "weeklyMinutes", month: "monthlyMinutes" },
} as const satisfies Readonly<Record<LimitKind, Readonly<Record<string, LimitName>>>>;

/** The rolling window in which a limit of a law's period is set. */
const WINDOW_OF: Readonly<Record<string, "day" | "week" | "month">> = {
  "24h": "day",
  day: "day",
  "7d": "week",
  week: "week",
  "1month": "month",
  month: "month",
  calendarMonth: "month",
};

/**
 * The limits that a law makes compulsory, those of one inner list for each other: one of every
 * period that it lists. Where it lists none, any of the kind will do.
 */
export function neededLimits(
  compulsory: readonly CompulsoryLimit[],
): readonly (readonly LimitName[])[] {
  return compulsory.flatMap(({ kind, periods }) => {
    const of: Partial<Record<string, LimitName>> = LIMITS_OF[kind];
    const windows = new Set(periods.flatMap((period) => WINDOW_OF[period] ?? []));
    const listed = (["day", "week", "month"] as const).flatMap((window) => {
      const name = windows.has(window) ? of[window] : undefined;
      return name ? [[name]] : [];
    });
    return listed.length > 0 ? listed : [Object.values(LIMITS_OF[kind])];
  });
}
