import { expect, test } from "vitest";
import { openingLook } from "./opening-look.ts";

const NOW = 1_795_000_000_000;
const HOUR = 3_600_000;

test("a sale that begins soon is told by its time, a later one with its weekday, one beyond a week with its date", () => {
  expect([1, 11, 12, 100, 144, 500].map((hours) => openingLook(NOW + hours * HOUR, NOW))).toEqual([
    "clock",
    "clock",
    "weekday",
    "weekday",
    "time",
    "time",
  ]);
});
