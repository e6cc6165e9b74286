import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { Platform } from "../platform.ts";
import { startLoop } from "./loop.ts";

const error = vi.fn<() => void>();
const platform = { log: { error } } as unknown as Platform;

test("a loop goes on at once while there is more, and rests when there is not", async () => {
  let ticks = 0;
  const stop = startLoop(platform, { name: "count", tick: async () => ++ticks < 5 });
  await vi.waitFor(() => expect(ticks).toBe(5), 20_000);
  await pause(50);
  expect(ticks).toBe(5);
  await stop();
});

test("stopping waits for the tick that is running, and begins no other", async () => {
  let [begun, ended] = [0, 0];
  const tick = async () => {
    begun++;
    await pause(30);
    ended++;
    return true;
  };
  const stop = startLoop(platform, { name: "slow", tick });
  await stop();
  expect([begun, ended]).toEqual([1, 1]);
});

test("a tick that fails is logged, and the loop lives on to be stopped", async () => {
  const stop = startLoop(platform, {
    name: "broken",
    tick: () => Promise.reject(new Error("no database")),
  });
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce(), 20_000);
  await stop();
});
