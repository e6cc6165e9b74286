import { expect, test, vi } from "vitest";
import type { Platform } from "../platform.ts";
import { startLoop } from "./loop.ts";

const error = vi.fn<() => void>();
const platform = { log: { error } } as unknown as Platform;

test("a loop goes on at once while there is more, and rests when there is not", async () => {
  let turns = 0;
  const stop = startLoop(platform, { name: "count", turn: async () => ++turns < 5 });
  await vi.waitFor(() => expect(turns).toBe(5));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(turns).toBe(5);
  await stop();
});

test("stopping waits for the turn that is running, and begins no other", async () => {
  let [begun, ended] = [0, 0];
  const turn = async () => {
    begun++;
    await new Promise((resolve) => setTimeout(resolve, 30));
    ended++;
    return true;
  };
  const stop = startLoop(platform, { name: "slow", turn });
  await stop();
  expect([begun, ended]).toEqual([1, 1]);
});

test("a turn that fails is logged, and the loop lives on to be stopped", async () => {
  const stop = startLoop(platform, {
    name: "broken",
    turn: () => Promise.reject(new Error("no database")),
  });
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  await stop();
});
