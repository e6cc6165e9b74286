import { expect, onTestFinished, test, vi } from "vitest";
import { openDeadlines } from "./deadlines.ts";

test("a call that has not ended is told so at its limit, a twentieth of it later at most, and one that has ended never", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const deadlines = openDeadlines(2_000);
  const told: string[] = [];
  const say = (name: string) => () => void told.push(name);
  vi.advanceTimersByTime(50);
  deadlines.begin(say("hangs"));
  const end = deadlines.begin(say("ends"));
  vi.advanceTimersByTime(1_000);
  deadlines.begin(say("hangs later"));
  end();
  vi.advanceTimersByTime(999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(101);
  expect(told).toEqual(["hangs"]);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual(["hangs", "hangs later"]);
  deadlines.close();
});
