import { expect, test } from "vitest";
import { sourceOf, storeOf } from "./store.ts";

test("a store answers the last value, and tells its watchers of each change until they leave", () => {
  const open = storeOf<string | undefined>(undefined);
  const heard: unknown[] = [];
  const leave = open.watch(() => heard.push(open.get()));
  open.set("login");
  open.set("register");
  leave();
  open.set(undefined);
  expect([heard, open.get()]).toEqual([["login", "register"], undefined]);
});

test("a source begins with its first watcher and ends with its last one", () => {
  const told: string[] = [];
  let tick = () => {};
  const clock = sourceOf(
    () => 0,
    (changed) => {
      told.push("begun");
      tick = changed;
      return () => told.push("ended");
    },
  );
  const leaves = ["one", "two"].map((name) => clock.watch(() => told.push(name)));
  tick();
  leaves[0]?.();
  leaves[0]?.();
  tick();
  leaves[1]?.();
  clock.watch(() => undefined);
  expect(told).toEqual(["begun", "one", "two", "two", "ended", "begun"]);
});
