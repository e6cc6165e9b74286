import { expect, test } from "vitest";
import { SOUNDS } from "./sounds.ts";

test.each(Object.entries(SOUNDS))("the sound %s is over within a second and a half", (_, tones) => {
  expect(tones.length).toBeGreaterThan(0);
  for (const { at = 0, lasts = 0.2 } of tones) expect(at + lasts).toBeLessThanOrEqual(1.5);
});
