import { expect, test } from "vitest";
import { soundOf } from "./sound-of.ts";

test("dice rattle and knock, drums roll at first and for the special prize, and a bell begins a race and meets its winner", () => {
  const heard = (kind: "dice" | "race" | "drums" | "balls", count: number) =>
    Array.from({ length: count + 1 }, (_, shown) => soundOf(kind, shown, count));
  expect(heard("dice", 3)).toEqual(["rattle", "knock", "knock", "knock"]);
  expect(heard("drums", 4)).toEqual(["roll", "drop", "drop", "roll", "drop"]);
  expect(heard("race", 3)).toEqual(["bell", "bell", undefined, undefined]);
  expect(heard("balls", 2)).toEqual([undefined, "drop", "drop"]);
});
