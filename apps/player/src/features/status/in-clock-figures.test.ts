import { expect, test } from "vitest";
import { inClockFigures } from "./in-clock-figures.ts";

test.each([
  [0, "00:00:00"],
  [-5_000, "00:00:00"],
  [1, "00:00:01"],
  [61_000, "00:01:01"],
  [93_849_000, "26:04:09"],
])("%i milliseconds are told as %s", (span, told) => {
  expect(inClockFigures(span)).toBe(told);
});
