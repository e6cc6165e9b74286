import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounce } from "./debounce.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("GB-06 several presses are one, 300 ms after the last of them", () => {
  const act = vi.fn<() => void>();
  const { press } = debounce(act);
  press();
  vi.advanceTimersByTime(299);
  press();
  vi.advanceTimersByTime(299);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test("GB-06 for 500 ms after it no other counts, and then the next one does", () => {
  const act = vi.fn<() => void>();
  const { press } = debounce(act);
  press();
  vi.advanceTimersByTime(300);
  vi.advanceTimersByTime(150);
  press();
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60);
  press();
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledTimes(2);
});

test("a press whose page was left does nothing", () => {
  const act = vi.fn<() => void>();
  const { press, forget } = debounce(act);
  press();
  forget();
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
});
