import { expect, test } from "vitest";
import { sameJson } from "./same-json.ts";

test("an outcome is the same whatever the order of its names, at any depth", () => {
  const shown = { reels: [{ stop: 3, symbol: "lantern" }], win: 20 };
  expect(sameJson({ win: 20, reels: [{ symbol: "lantern", stop: 3 }] }, shown)).toBe(true);
});

test("an outcome is another one when a value or the order of a list differs, or a name is missing", () => {
  const shown = { picked: [1, 2], ended: null };
  for (const other of [{ picked: [2, 1], ended: null }, { picked: [1, 2] }, undefined])
    expect(sameJson(other, shown)).toBe(false);
});
