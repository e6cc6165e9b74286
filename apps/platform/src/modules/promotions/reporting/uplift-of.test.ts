import { expect, test } from "vitest";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { upliftOf, type Group } from "./uplift-of.ts";

const { treated, control, expect: wanted } = vectors.controlGroup;
const groupOf = ({ n, ngr, sd }: typeof treated): Group => ({
  players: n,
  net: BigInt(ngr),
  deviation: sd,
});

test("200.00 more a player is not proven where chance alone makes 133 either way", () => {
  const found = upliftOf(groupOf(treated), groupOf(control));
  expect(found).toMatchObject({
    perPlayer: wanted.uplift,
    all: BigInt(wanted.incremental),
    proven: wanted.proven,
  });
  expect(found?.error).toBeCloseTo(wanted.se, 2);
});

test("with ten times the players it is proven, and never against one player alone", () => {
  const tenfold = (of: typeof treated) => groupOf({ ...of, n: of.n * 10, ngr: of.ngr * 10 });
  expect(upliftOf(tenfold(treated), tenfold(control))?.proven).toBe(true);
  expect(upliftOf(groupOf(treated), { players: 1, net: 5n, deviation: 0 })).toBeUndefined();
});
