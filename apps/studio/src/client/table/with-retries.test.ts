import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StudioError } from "../api.ts";
import { withRetries } from "./with-retries.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A call that fails with the given faults and then answers. */
function failing(...faults: readonly StudioError[]) {
  let calls = 0;
  const times: number[] = [];
  const call = async () => {
    times.push(Date.now());
    const fault = faults[calls++];
    if (fault) throw fault;
    return "answer";
  };
  return { call, waits: () => times.slice(1).map((time, at) => time - (times[at] ?? 0)) };
}

const unknown = () => new StudioError(503, "WALLET_UNAVAILABLE", "");
const tooFast = (retryAfterMs: number) =>
  new StudioError(429, "TOO_MANY_REQUESTS", "", { retryAfterMs });

test("a call that nobody knows the end of is made again, and one that came too fast when the studio says so", async () => {
  const { call, waits } = failing(unknown(), tooFast(4_000), tooFast(3_600_000));
  const done = withRetries(call);
  await vi.runAllTimersAsync();
  expect(await done).toBe("answer");
  expect(waits()).toEqual([1_500, 4_000, 10_000]);
});

test("a refusal is taken as said, and nothing is tried for ever", async () => {
  const refusal = new StudioError(409, "ROUND_OPEN", "");
  await expect(withRetries(failing(refusal).call)).rejects.toBe(refusal);
  const last = unknown();
  const [fault] = await Promise.all([
    withRetries(failing(unknown(), unknown(), unknown(), last).call).catch(
      (reason: unknown) => reason,
    ),
    vi.runAllTimersAsync(),
  ]);
  expect(fault).toBe(last);
});
