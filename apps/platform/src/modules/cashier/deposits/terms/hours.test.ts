import { expect, test } from "vitest";
import { isOpenAt } from "./hours.ts";

const at = (time: string) => Temporal.ZonedDateTime.from(`2027-01-07T${time}[Asia/Manila]`);

test.each([
  // From the minute it opens to the one it closes at.
  ["08:00", "22:00", "07:59:59", false],
  ["08:00", "22:00", "08:00", true],
  ["08:00", "22:00", "21:59:59", true],
  ["08:00", "22:00", "22:00", false],
  // Over midnight.
  ["20:00", "02:30", "19:59", false],
  ["20:00", "02:30", "23:59", true],
  ["20:00", "02:30", "00:00", true],
  ["20:00", "02:30", "02:29", true],
  ["20:00", "02:30", "02:30", false],
  // The same twice is all day.
  ["00:00", "00:00", "13:00", true],
  ["09:00", "09:00", "08:59", true],
])("open from %s to %s, at %s: %s", (opens, closes, time, open) => {
  expect(isOpenAt({ opens, closes }, at(time))).toBe(open);
});

test("the day the clocks are changed on has the hours of its own clock", () => {
  const hours = { opens: "02:00", closes: "04:00" };
  const spring = Temporal.ZonedDateTime.from("2027-03-28T03:30[Europe/Berlin]");
  expect(isOpenAt(hours, spring)).toBe(true);
});
