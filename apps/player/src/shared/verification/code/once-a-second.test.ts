import { expect, onTestFinished, test, vi } from "vitest";
import { onceASecond } from "./once-a-second.ts";

test("ID-12 ID-05 ticks come at once, then a second apart, however often they are asked for", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const tick = onceASecond();
  const came: number[] = [];
  const start = performance.now();
  for (let at = 0; at < 4; at++) void tick().then(() => came.push(performance.now() - start));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(came.map(Math.round)).toEqual([0, 1000, 2000, 3000]);
});

test("ID-12 a caller that stops waiting takes no tick from those behind it", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const tick = onceASecond();
  const came: string[] = [];
  const start = performance.now();
  const say = (name: string) => () =>
    came.push(`${name} at ${Math.round(performance.now() - start)}`);
  const leaving = new AbortController();
  void tick().then(say("first"));
  for (const name of ["second", "third"])
    void tick(leaving.signal).then(say(name), say(`${name} gone`));
  void tick().then(say("fourth"));
  await vi.advanceTimersByTimeAsync(400);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(came).toEqual(["first at 0", "second gone at 400", "third gone at 400", "fourth at 1000"]);
});
