import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stayFresh } from "./stay-fresh.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a memory of one value is asked, and whether a look for changes succeeds. */
function remembering(value: string) {
  const state = { loads: 0, looksFail: false, lookTakes: 0 };
  const question = {
    recall: () => value,
    load: async () => {
      state.loads++;
      return value;
    },
  };
  const look = async () => {
    if (state.looksFail) throw new Error("The database is away");
    if (state.lookTakes > 0) await new Promise((resolve) => setTimeout(resolve, state.lookTakes));
  };
  return { state, question, fresh: stayFresh(look, () => {}) };
}

test("what is remembered is believed for 4.5 seconds after the last look that succeeded, and not a moment longer", async () => {
  const { state, question, fresh } = remembering("known");
  await vi.advanceTimersByTimeAsync(1_500);
  state.looksFail = true;
  const last = Date.now();
  await vi.advanceTimersByTimeAsync(4_500 - (Date.now() - last));
  expect(fresh.ask(question)).toBe("known");
  expect(state.loads).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  // Neither memory nor the database can tell: no definite answer.
  await expect(fresh.ask(question)).rejects.toThrow("The database is away");
  state.looksFail = false;
  expect(await fresh.ask(question)).toBe("known");
  expect(state.loads).toBe(1);
  await fresh.stop();
});

test("a look that takes long is believed from when it began: what changed after that it has not seen", async () => {
  const { state, question, fresh } = remembering("known");
  state.lookTakes = 3_000;
  await vi.advanceTimersByTimeAsync(1_500);
  state.looksFail = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fresh.ask(question)).toBe("known");
  await vi.advanceTimersByTimeAsync(1_501);
  await expect(fresh.ask(question)).rejects.toThrow("The database is away");
  await fresh.stop();
});
