import { expect, test } from "vitest";
import { areFewDays, MAX_DAYS, spanOfDays } from "./days.ts";

test("a brand's days begin and end at its midnight, also where clocks change", () => {
  expect(spanOfDays({ fromDay: "2026-11-24", toDay: "2026-11-24" }, "Asia/Manila")).toEqual({
    from: Temporal.Instant.from("2026-11-23T16:00:00Z"),
    to: Temporal.Instant.from("2026-11-24T16:00:00Z"),
  });
  expect(spanOfDays({ fromDay: "2026-03-29", toDay: "2026-03-29" }, "Europe/Madrid")).toEqual({
    from: Temporal.Instant.from("2026-03-28T23:00:00Z"),
    to: Temporal.Instant.from("2026-03-29T22:00:00Z"),
  });
  expect(spanOfDays({}, "Asia/Manila")).toEqual({});
});

test("days are few when they come in their order and are no more than a quarter of a year", () => {
  const fromDay = "2026-01-01";
  const first = Temporal.PlainDate.from(fromDay);
  const last = (days: number) => first.add({ days: days - 1 }).toString();
  expect(areFewDays({ fromDay, toDay: fromDay })).toBe(true);
  expect(areFewDays({ fromDay, toDay: last(MAX_DAYS) })).toBe(true);
  expect(areFewDays({ fromDay, toDay: last(MAX_DAYS + 1) })).toBe(false);
  expect(areFewDays({ fromDay, toDay: last(0) })).toBe(false);
  expect(areFewDays({ fromDay })).toBe(true);
});
