import { openDraw } from "@perya/fair";
import { arrangements, chanceOver, type Line, type Settlement } from "@perya/lottery-kit";
import {
  lineOf,
  proveFigures,
  proveLottery,
  provePage,
  sampleReturn,
  toNumber,
} from "@perya/lottery-kit/testing";
import { describe, expect, test } from "vitest";
import vector from "./fixtures/draw.json" with { type: "json" };
import math from "./fixtures/math.json" with { type: "json" };
import { elevenFive, type Outcome } from "./rules.ts";

const published = elevenFive.draw(openDraw(vector.serverSeed, vector.label), {});

proveLottery(elevenFive, {
  reference,
  terms: [{}],
  impossible: [
    [1, 2, 3, 4],
    [1, 2, 3, 4, 4],
    [1, 2, 3, 4, 12],
    ["01", "02", "03", "04", "05"],
  ].map((balls) => ({ balls })),
});
provePage(elevenFive, [{}], new URL("game.md", import.meta.url));

describe("the published draw", () => {
  test("comes out as published", () => expect(published).toEqual({ balls: vector.balls }));

  test("is 8 7 4 3 1: small in total, a dragon", () => {
    const won = (market: string) =>
      [...(elevenFive.winningSelections(market, published) ?? [])].map(([selection]) => selection);
    expect(won("TOTAL")).toEqual(["SMALL"]);
    expect(won("DRAGON_TIGER")).toEqual(["DRAGON"]);
    expect(won("SIDE")).toEqual(["1:BIG", "2:BIG", "3:SMALL", "4:SMALL", "5:SMALL"]);
    expect(won("FIRST2")).toEqual(["08,07"]);
    expect(won("FIRST2_ANY_ORDER")).toEqual(["07,08"]);
    expect(won("FIRST3_ANY_ORDER")).toEqual(["04,07,08"]);
    expect(won("ANY4")).toHaveLength(5);
    expect(won("ANY5")).toEqual(["01,03,04,07,08"]);
    expect(won("ANY6")).toContain("01,03,04,07,08,11");
    expect([won("ANY6").length, won("ANY7").length, won("ANY8").length]).toEqual([6, 15, 20]);
  });
});

test("ball 11 gives back what was staked on its place's size, a total of 30 what was staked on the total", () => {
  const outcome = { balls: [11, 1, 2, 6, 10] };
  const push = { hits: [0], push: true };
  expect(elevenFive.settle({ market: "SIDE", selection: "1:BIG" }, outcome)).toEqual(push);
  expect(elevenFive.settle({ market: "SIDE", selection: "1:SMALL" }, outcome)).toEqual(push);
  expect(Object.fromEntries(elevenFive.winningSelections("TOTAL", outcome) ?? [])).toEqual({
    BIG: push,
    SMALL: push,
  });
});

describe("the chances", () => {
  proveFigures(elevenFive, [
    ["BALL", "3:11", math["position exact"]],
    ["DRAGON_TIGER", "TIGER", math["dragon 1st>5th"]],
    ["ANY1", "11", math["any 1 of 5 (all hit)"]],
    ["ANY2", "01,02", math["any 2 of 5 (all hit)"]],
    ["ANY3", "01,02,03", math["any 3 of 5 (all hit)"]],
    ["ANY4", "01,02,03,04", math["any 4 of 5 (all hit)"]],
    ["ANY5", "01,02,03,04,05", math["any 5 of 5 (all hit)"]],
    ["ANY6", "01,02,03,04,05,06", math["any 6 contains all 5"]],
    ["ANY7", "01,02,03,04,05,06,07", math["any 7 contains all 5"]],
    ["ANY8", "01,02,03,04,05,06,07,08", math["any 8 contains all 5"]],
    ["FIRST2", "02,01", math["first2 direct"]],
    ["FIRST3", "02,01,03", math["first3 direct"]],
    ["FIRST2_ANY_ORDER", "01,02", math["first2 group"]],
    ["FIRST3_ANY_ORDER", "01,02,03", math["first3 group"]],
  ]);

  test("of what can be pushed are as published", () => {
    const side = math["position big (6-10), 11 push"];
    const big = elevenFive.probability({ market: "SIDE", selection: "4:BIG" }, {});
    expect([big.win, big.push].map(toNumber)).toEqual([
      expect.closeTo(side.pWin, 12),
      expect.closeTo(side.pPush, 12),
    ]);
    expect(sampleReturn(elevenFive, lineOf(elevenFive, "SIDE", "4:SMALL"))).toBeCloseTo(
      side.rtp,
      12,
    );
    const total = math["sum>30"];
    const above = elevenFive.probability({ market: "TOTAL", selection: "BIG" }, {});
    expect([above.win, above.push].map(toNumber)).toEqual([
      expect.closeTo(total.p, 12),
      expect.closeTo(total.pPush30, 12),
    ]);
    expect(sampleReturn(elevenFive, lineOf(elevenFive, "TOTAL", "SMALL"))).toBeCloseTo(
      total["rtp@1.95"],
      12,
    );
  });

  test("are those of all 55,440 draws", () => {
    const draws = [...arrangements([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5)].map((balls) => ({
      balls,
    }));
    expect(draws).toHaveLength(55_440);
    for (const { code, samples } of elevenFive.markets)
      for (const selection of samples) {
        const line = { market: code, selection };
        expect(elevenFive.probability(line, {})).toEqual(
          chanceOver(draws.map((draw) => [1, reference(line, draw)])),
        );
      }
  });
});

/** The rules as the players' help page states them. */
function reference({ market, selection }: Line, { balls }: Outcome): Settlement {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = balls;
  const total = a + b + c + d + e;
  const [place = "", choice = ""] = selection.split(":");
  const seen = balls[Number(place) - 1] ?? 0;
  const picks = new Set(selection.split(",").map(Number));
  const hits = balls.filter((number) => picks.has(number)).length;
  if ((market === "SIDE" && seen === 11) || (market === "TOTAL" && total === 30))
    return { hits: [0], push: true };
  const wins: Record<string, () => boolean> = {
    BALL: () => seen === Number(choice),
    SIDE: () =>
      choice === "BIG" ? [6, 7, 8, 9, 10].includes(seen) : [1, 2, 3, 4, 5].includes(seen),
    DRAGON_TIGER: () => (selection === "DRAGON" ? a > e : a < e),
    TOTAL: () => (selection === "BIG" ? total > 30 : total < 30),
    FIRST2: () => [...picks].join() === [a, b].join(),
    FIRST3: () => [...picks].join() === [a, b, c].join(),
    FIRST2_ANY_ORDER: () => picks.has(a) && picks.has(b),
    FIRST3_ANY_ORDER: () => picks.has(a) && picks.has(b) && picks.has(c),
  };
  const win = wins[market] ?? (() => (picks.size <= 5 ? hits === picks.size : hits === 5));
  return { hits: [win() ? 1 : 0], push: false };
}
