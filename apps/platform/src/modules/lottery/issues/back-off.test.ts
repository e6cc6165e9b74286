import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackOff } from "./back-off.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("what fails again and again waits twice as long each time, up to the longest wait, and from the beginning after it went well", () => {
  const later = new BackOff(1_000, 5_000);
  for (const wait of [1_000, 2_000, 4_000, 5_000, 5_000]) {
    later.postpone(7n);
    vi.advanceTimersByTime(wait - 1);
    expect(later.waiting()).toEqual([7n]);
    vi.advanceTimersByTime(1);
    expect(later.waiting()).toEqual([]);
  }
  later.forget(7n);
  later.postpone(7n);
  vi.advanceTimersByTime(1_000);
  expect(later.waiting()).toEqual([]);
});

test("a pause that is not repeated is forgotten, and starts again with the first wait", () => {
  const later = new BackOff(1_000, 5_000);
  later.postpone(7n);
  later.postpone(7n);
  vi.advanceTimersByTime(2_000 + 5_001);
  expect(later.waiting()).toEqual([]);
  later.postpone(7n);
  vi.advanceTimersByTime(1_000);
  expect(later.waiting()).toEqual([]);
});
