import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watch } from "./watch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const EVERY_MS = 100;

test("looks again a while after each look has ended, and a failed look is told and followed by another", async () => {
  const faults: string[] = [];
  const look = vi
    .fn<() => Promise<void>>(() => Promise.resolve())
    .mockRejectedValueOnce(new Error("no answer"));
  const stop = watch(EVERY_MS, look, (fault) => void faults.push(fault.message));
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect([look.mock.calls.length, faults]).toEqual([3, ["no answer"]]);
  await stop();
});

test("when it is stopped it ends after the look it is in, and never looks again", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const look = vi.fn<() => Promise<void>>(() => promise);
  const stop = watch(EVERY_MS, look, () => undefined);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  let ended = false;
  const stopping = stop().then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect([look.mock.calls.length, ended]).toEqual([1, false]);
  resolve(undefined);
  await stopping;
  await vi.advanceTimersByTimeAsync(10 * EVERY_MS);
  expect(look).toHaveBeenCalledTimes(1);
});
