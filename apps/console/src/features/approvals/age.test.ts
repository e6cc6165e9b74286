import { expect, test } from "vitest";
import { ageOf } from "./age.ts";

test.each([
  [0, "0 seconds"],
  [59, "59 seconds"],
  [60, "1 minute"],
  [7_199, "1 hour"],
  [2 * 86_400, "2 days"],
])("%d seconds are %s", (seconds, words) => {
  const now = Date.parse("2026-11-30T12:00:00Z");
  expect(ageOf(new Date(now - seconds * 1000).toISOString(), now)).toBe(words);
});
