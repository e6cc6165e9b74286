import { expect, test } from "vitest";
import { addDays, askedDays, dayAt, daysAhead, MAX_DAYS } from "./asked-days.ts";

const TODAY = "2026-11-25";

test("a day begins at midnight of the brand's zone, whatever the reader's is", () => {
  const time = Date.parse("2026-11-24T16:30:00Z");
  expect(dayAt(time, "Asia/Manila")).toBe(TODAY);
  expect(dayAt(time, "America/New_York")).toBe("2026-11-24");
});

test("an address asks for some last days, today's included, and for thirty when it says nothing", () => {
  const month = { fromDay: "2026-10-27", toDay: TODAY, preset: "month" };
  expect(askedDays({}, TODAY)).toEqual(month);
  expect(askedDays({ days: "today" }, TODAY)).toMatchObject({ fromDay: TODAY, toDay: TODAY });
  expect(askedDays({ days: "yesterday" }, TODAY)).toMatchObject({
    fromDay: "2026-11-24",
    toDay: "2026-11-24",
  });
  expect(askedDays({ days: "week" }, TODAY)).toMatchObject({ fromDay: "2026-11-19", toDay: TODAY });
  expect(askedDays({ days: "ever" }, TODAY)).toEqual(month);
});

test("an address asks for any days in their order, of too many for the last ones", () => {
  const days = (from: string, to: string) => askedDays({ from, to }, TODAY);
  expect(days("2026-02-27", "2026-03-01")).toEqual({
    fromDay: "2026-02-27",
    toDay: "2026-03-01",
    preset: "other",
  });
  const { fromDay, toDay } = days("2020-01-01", TODAY);
  expect([fromDay, toDay]).toEqual([addDays(TODAY, 1 - MAX_DAYS), TODAY]);
  for (const [from, to] of [
    ["2026-03-02", "2026-03-01"],
    ["2026-02-30", "2026-03-01"],
    ["yesterday", TODAY],
  ] as const)
    expect(days(from, to).preset).toBe("month");
});

test("an address asks for today and seven or thirty days after it, and for all when it says nothing", () => {
  expect(daysAhead({ ahead: "week" }, TODAY)).toEqual({ preset: "week", toDay: "2026-12-02" });
  expect(daysAhead({ ahead: "month" }, TODAY)).toEqual({ preset: "month", toDay: "2026-12-25" });
  for (const search of [{}, { ahead: "ever" }])
    expect(daysAhead(search, TODAY)).toEqual({ preset: undefined, toDay: undefined });
});
