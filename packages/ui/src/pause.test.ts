import { expect, onTestFinished, test, vi } from "vitest";
import { pause } from "./pause.ts";

test("a pause ends after its time, or at once when its signal is aborted, and leaves no timer", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stop = new AbortController();
  let ended = 0;
  const count = () => void ended++;
  void pause(1_000).then(count);
  void pause(60_000, stop.signal).then(count);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toBe(1);
  stop.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect([ended, vi.getTimerCount()]).toEqual([2, 0]);
  await pause(60_000, stop.signal);
});
