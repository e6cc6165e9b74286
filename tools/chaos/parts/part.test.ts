import { expect, test } from "vitest";
import { revive, type Part } from "./part.ts";

test("a part that fell and was killed at the same moment is started once", async () => {
  let up = 0;
  const ready = Promise.withResolvers<void>();
  const part: Part = {
    name: "part",
    start: async () => {
      await ready.promise;
      up++;
    },
    kill: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
  const both = Promise.all([revive(part), revive(part)]);
  ready.resolve();
  await both;
  expect(up).toBe(1);
  await revive(part);
  expect(up).toBe(2);
});
