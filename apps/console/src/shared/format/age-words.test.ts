import { expect, test } from "vitest";
import { ageWords } from "./age-words.ts";

test.each([
  [-5_000, "under a minute"],
  [59_999, "under a minute"],
  [60_000, "1 min"],
  [3_600_000, "1 h"],
  [7_800_000, "2 h 10 min"],
  [86_400_000, "1 d"],
  [90_000_000, "1 d 1 h"],
  [30 * 86_400_000 + 60_000, "30 d"],
])("%s ms are %s", (ms, words) => {
  expect(ageWords(ms)).toBe(words);
});
