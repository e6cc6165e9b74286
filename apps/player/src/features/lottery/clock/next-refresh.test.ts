import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextRefresh } from "./next-refresh.ts";

describe("LB-08 the menus are asked for again", () => {
  test("after 7000 ms when the nearest draw is under 7000 ms away", () => {
    expect([nextRefresh(6_999, 400), nextRefresh(0, 400), nextRefresh(-3_000, 400)]).toEqual([
      7_000, 7_000, 7_000,
    ]);
  });

  test("else at the draw less half the round trip, and after 30000 ms at the latest", () => {
    expect([nextRefresh(20_000, 400), nextRefresh(30_100, 400), nextRefresh(90_000, 400)]).toEqual([
      19_800, 29_900, 30_000,
    ]);
  });

  test("after 30000 ms when nothing is on sale", () => {
    expect(nextRefresh(undefined, 400)).toBe(30_000);
  });

  test("never outside 7000 to 30000", () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: -1e9, max: 1e9 }), { nil: undefined }),
        fc.integer({ min: 0, max: 60_000 }),
        (nearest, trip) => {
          const wait = nextRefresh(nearest, trip);
          expect(wait >= 7_000 && wait <= 30_000).toBe(true);
        },
      ),
    );
  });
});
