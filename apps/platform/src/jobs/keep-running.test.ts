import { expect, test, vi } from "vitest";
import { keepRunning } from "./keep-running.ts";

/** Something that counts how often it was started and stopped, and ends by itself when told to. */
function openThing() {
  const counts = { started: 0, stopped: 0 };
  let end = Promise.withResolvers<void>();
  const start = async () => {
    counts.started++;
    if (counts.started === 2) throw new Error("no database");
    end = Promise.withResolvers();
    const stop = async () => {
      counts.stopped++;
      end.resolve();
    };
    return { ended: end.promise, stop };
  };
  return { counts, start, fall: () => end.reject(new Error("fell")) };
}

test("what ends by itself is started again until it runs, and is stopped once", async () => {
  const { counts, start, fall } = openThing();
  const warn = vi.fn<() => void>();
  const stop = await keepRunning("thing", start, { warn });
  fall();
  await vi.waitFor(() => expect(counts.started).toBe(3), { timeout: 10_000 });
  expect(warn).toHaveBeenCalledTimes(2);
  await stop();
  expect(counts).toEqual({ started: 3, stopped: 1 });
});

test("what ends when it is stopped is not started again", async () => {
  const { counts, start } = openThing();
  const stop = await keepRunning("thing", start, { warn: () => undefined });
  await stop();
  expect(counts).toEqual({ started: 1, stopped: 1 });
});
