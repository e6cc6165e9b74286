import { expect, onTestFinished, test, vi } from "vitest";
import { onceASecond } from "./once-a-second.ts";

test("ID-12 ID-05 turns come at once, then a second apart, however often they are asked for", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const turn = onceASecond();
  const came: number[] = [];
  const start = performance.now();
  for (let at = 0; at < 4; at++) void turn().then(() => came.push(performance.now() - start));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(came.map(Math.round)).toEqual([0, 1000, 2000, 3000]);
});
