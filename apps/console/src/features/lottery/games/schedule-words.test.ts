import { expect, test } from "vitest";
import { scheduleWords } from "./schedule-words.ts";

test("a schedule is said the way people say it", () => {
  const every = (seconds: number) => scheduleWords({ calendar: { kind: "every", seconds } });
  expect([every(30), every(60), every(300), every(3_600)]).toEqual([
    "every 30 seconds",
    "every minute",
    "every 5 minutes",
    "every hour",
  ]);
  const weekly = (days: number[]) =>
    scheduleWords({ calendar: { kind: "weekly", days, at: "18:15", opens: "day" } });
  expect([weekly([5, 2]), weekly([1, 2, 3, 4, 5, 6, 7])]).toEqual([
    "Mon, Thu at 18:15",
    "every day at 18:15",
  ]);
  expect(
    scheduleWords({ calendar: { kind: "monthly", days: [16, 1], at: "16:00", opens: "previous" } }),
  ).toBe("on day 1 and 16 of each month at 16:00");
});
