import { expect, test, vi } from "vitest";
import { openQueue } from "./queue.ts";

interface Job {
  readonly player: number;
  readonly nth: number;
  reject(fault: unknown): void;
}

/** A queue whose batches stay at work until they are let go, oldest first. */
function openHeld(atOnce: number) {
  const began: (readonly Job[])[] = [];
  const workers: number[] = [];
  const held: { end(): void; fail(fault: Error): void }[] = [];
  const work = (jobs: readonly Job[], worker: number) => {
    began.push(jobs);
    workers.push(worker);
    return new Promise<void>((resolve, reject) => held.push({ end: resolve, fail: reject }));
  };
  const queue = openQueue<Job>({ atOnce, key: ({ player }) => player, work });
  const faults: unknown[] = [];
  const push = (player: number, nth = 0) =>
    queue.push({ player, nth, reject: (fault) => faults.push(fault) });
  return { queue, push, began, workers, held, faults };
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));
const crowd = (push: (player: number) => void, from: number, many: number) => {
  for (let player = from; player < from + many; player++) push(player);
};

test("a lone job is a batch of one, and what comes while it is at work travels together after it", async () => {
  const { push, began, held } = openHeld(2);
  push(1);
  await aMoment();
  crowd(push, 2, 100);
  held[0]?.end();
  await aMoment();
  expect(began.map((jobs) => jobs.length)).toEqual([1, 100]);
});

test("a batch that stays at work for long does not keep those that came after it waiting while a worker is idle", async () => {
  const { push, began, workers } = openHeld(2);
  push(1);
  await aMoment();
  push(1, 1);
  crowd(push, 2, 10);
  await vi.waitFor(
    () =>
      expect(began.map((jobs) => jobs.map(({ player }) => player))).toEqual([
        [1],
        [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      ]),
    20_000,
  );
  expect(new Set(workers).size).toBe(2);
});

test("a crowd is split over as many batches as may be at work at once, each with a worker of its own", async () => {
  const { push, began, workers } = openHeld(2);
  crowd(push, 0, 1_024);
  await aMoment();
  expect(began.map((jobs) => jobs.length)).toEqual([512, 512]);
  expect(new Set(workers).size).toBe(2);
});

test("a player is in one batch at a time, and their jobs keep their order", async () => {
  const { push, began, held } = openHeld(2);
  push(7, 0);
  push(7, 1);
  await aMoment();
  push(7, 2);
  crowd(push, 100, 300);
  push(7, 3);
  await aMoment();
  expect(
    began.map((jobs) => jobs.filter(({ player }) => player === 7).map(({ nth }) => nth)),
  ).toEqual([[0, 1], []]);
  held[0]?.end();
  held[1]?.end();
  await aMoment();
  expect(began[2]?.map(({ nth }) => nth)).toEqual([2, 3]);
});

test("a fault rejects the jobs of its batch alone, and the queue goes on", async () => {
  const { push, began, held, faults } = openHeld(1);
  push(1);
  await aMoment();
  push(2);
  held[0]?.fail(new Error("no database"));
  await aMoment();
  expect(faults).toHaveLength(1);
  expect(began).toHaveLength(2);
});

test("a queue is idle when nothing waits and nothing is at work, and not before", async () => {
  const { queue, push, held } = openHeld(2);
  let idle = false;
  push(1);
  await aMoment();
  const told = queue.idle().then(() => (idle = true));
  await aMoment();
  expect(idle).toBe(false);
  held[0]?.end();
  await told;
  expect(idle).toBe(true);
});
