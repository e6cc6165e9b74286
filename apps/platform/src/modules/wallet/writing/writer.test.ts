import type { Database, Tx } from "@perya/postgres";
import { expect, onTestFinished, test, vi } from "vitest";
import { openWriter } from "./writer.ts";

test("the ledger's clock is not late by as long as the question for it took", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const row = async () => {
    await pause(1_000);
    const at = Temporal.Instant.fromEpochMilliseconds(Date.now());
    await pause(1_000);
    return { at };
  };
  const asking = openWriter({} as Database).now({ row } as unknown as Tx);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asking).toBe(Date.now());
});
