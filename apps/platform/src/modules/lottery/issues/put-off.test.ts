import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PutOff } from "./put-off.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("what fails again and again waits twice as long each time, up to the longest wait, and from the beginning after it went well", () => {
  const later = new PutOff(1_000, 5_000);
  for (const wait of [1_000, 2_000, 4_000, 5_000, 5_000]) {
    later.putOff(7n);
    vi.advanceTimersByTime(wait - 1);
    expect(later.waiting()).toEqual([7n]);
    vi.advanceTimersByTime(1);
    expect(later.waiting()).toEqual([]);
  }
  later.forget(7n);
  later.putOff(7n);
  vi.advanceTimersByTime(1_000);
  expect(later.waiting()).toEqual([]);
});

test("what nobody puts off again is forgotten, and begins with the first wait", () => {
  const later = new PutOff(1_000, 5_000);
  later.putOff(7n);
  later.putOff(7n);
  vi.advanceTimersByTime(2_000 + 5_001);
  expect(later.waiting()).toEqual([]);
  later.putOff(7n);
  vi.advanceTimersByTime(1_000);
  expect(later.waiting()).toEqual([]);
});
