/** Kinds of pay that are settled by whole days, in the order in which a day's are. */
export const DAY_KINDS = ["DAILY_SALARY", "DIVIDEND"] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** Periods of whole days, shorter first: a bill takes those that end within it into account. */
export const DAY_PERIODS = ["D", "W", "H", "M"] as const;
export type DayPeriod = (typeof DAY_PERIODS)[number];

/** Periods that a kind can have. */
export const PERIODS_OF: Readonly<Record<DayKind, readonly DayPeriod[]>> = {
  DAILY_SALARY: ["D"],
  DIVIDEND: DAY_PERIODS,
};

/** When a day's bills are made on the next one, by the brand's clock. */
export const MADE_AT: Readonly<Record<DayKind, string>> = {
  DAILY_SALARY: "03:30",
  DIVIDEND: "04:00",
};
