import { expect, test } from "vitest";
import type { LimitKind } from "../../profiles/index.ts";
import { neededLimits } from "./needed-limits.ts";

const of = (kind: LimitKind, ...periods: string[]) => neededLimits([{ kind, periods, rules: [] }]);

test("each period that a law lists wants a limit of its own, whatever it calls the period", () => {
  const daily = [["dailyDeposit"], ["weeklyDeposit"], ["monthlyDeposit"]];
  expect(of("deposit", "day", "week", "month")).toEqual(daily);
  expect(of("deposit", "1month", "7d", "24h", "calendarMonth")).toEqual(daily);
  expect(of("deposit", "calendarMonth")).toEqual([["monthlyDeposit"]]);
  expect(of("session", "week")).toEqual([["weeklyMinutes"]]);
});

test("a law that lists no period is content with any of the kind", () => {
  expect(of("wager")).toEqual([["dailyWager", "weeklyWager", "monthlyWager"]]);
  expect(of("balance")).toEqual([["balance"]]);
  expect(of("session")).toEqual([["dailyMinutes", "weeklyMinutes", "monthlyMinutes"]]);
});
