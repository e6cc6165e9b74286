import { expect, test } from "vitest";
import { Places } from "./places.ts";

test("a place keeps its item until it is taken, once, and is given to the next one then", () => {
  const places = new Places<{ name: string }>();
  const [first, second] = [places.put({ name: "first" }), places.put({ name: "second" })];
  expect(second).not.toBe(first);
  expect(places.take(first)).toEqual({ name: "first" });
  expect(places.take(first)).toBeUndefined();
  expect(places.put({ name: "third" })).toBe(first);
  expect(places.put({ name: "fourth" })).not.toBe(second);
  expect(places.all().map(({ name }) => name)).toEqual(["third", "second", "fourth"]);
});

test("a number that nothing was ever given is empty", () => {
  expect(new Places().take(3)).toBeUndefined();
});
