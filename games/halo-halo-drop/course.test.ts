import { expect, test } from "vitest";
import { bounce, gapOf, placeOf, radiusOf, rightsOf } from "./course.ts";

test("a path's steps to the right are counted row by row", () => {
  expect(rightsOf("RLRR")).toEqual([0, 1, 1, 2, 3]);
});

test("the first piece of ice stands in the middle, the layers spread evenly around it", () => {
  expect(placeOf(8, 0, 0).x).toBe(50);
  expect(placeOf(8, 8, 0).x + placeOf(8, 8, 8).x).toBeCloseTo(100);
});

test.each([8, 12, 16] as const)(
  "a scoop fits between the pieces of ice of %d rows, and on the outermost layers into the glass",
  (rows) => {
    expect(radiusOf(rows)).toBeLessThan(gapOf(rows) / 2);
    expect(placeOf(rows, rows, 0).x - radiusOf(rows)).toBeGreaterThan(0);
    expect(placeOf(rows, rows, rows).x + radiusOf(rows)).toBeLessThan(100);
  },
);

test("the scoop ends in the layer its path leads to, and time runs forward all the way", () => {
  const { across, down } = bounce(12, "LRRLLLLRRLLL");
  expect(across.at(-1)).toMatchObject({ offset: 1, value: placeOf(12, 12, 4).x });
  for (const frames of [across, down]) {
    const offsets = frames.map(({ offset }) => offset);
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect(offsets.at(-1)).toBe(1);
  }
});
