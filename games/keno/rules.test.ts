import { openDraw } from "@perya/fair";
import { choose, fraction, plus, type Line, type Settlement } from "@perya/lottery-kit";
import {
  lineOf,
  proveLottery,
  provePage,
  sampleReturn,
  toNumber,
} from "@perya/lottery-kit/testing";
import { describe, expect, test } from "vitest";
import vector from "./fixtures/draw.json" with { type: "json" };
import math from "./fixtures/math.json" with { type: "json" };
import { keno, type Outcome } from "./rules.ts";

const published = keno.draw(openDraw(vector.serverSeed, vector.label), {});
const one = { n: 1n, d: 1n };

const first = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
proveLottery(keno, {
  reference,
  terms: [{}],
  impossible: [first(19), first(21), [...first(19), 19], [...first(19), 81], [0, ...first(19)]].map(
    (balls) => ({ balls }),
  ),
});
provePage(keno, [{}], new URL("game.md", import.meta.url));

describe("the published draw", () => {
  test("comes out as published", () => expect(published).toEqual({ balls: vector.balls }));

  test("is small and odd, tiger, up, evens and wood, and nothing else", () => {
    const won = keno.markets
      .slice(0, 8)
      .flatMap(({ code }) =>
        [...(keno.winningSelections(code, published) ?? [])].map(
          ([selection]) => `${code} ${selection}`,
        ),
      );
    expect(won).toEqual([
      "SIZE SMALL",
      "PARITY ODD",
      "SIZE_PARITY SMALL_ODD",
      "DRAGON_TIGER TIGER",
      "ELEMENT WOOD",
      "UP_DOWN UP",
      "ODDS_EVENS EVENS",
    ]);
    expect(keno.board(published)[1]).toEqual({ prize: "SUM", numbers: [String(vector.sum)] });
  });

  test("pays a pick of five by how many of them were drawn", () => {
    const settle = (selection: string) =>
      keno.settle({ market: "PICK5", selection }, published).hits;
    expect(settle("09,10,11,12,16")).toEqual([1, 0, 0]);
    expect(settle("01,09,10,11,12")).toEqual([0, 1, 0]);
    expect(settle("01,02,09,10,11")).toEqual([0, 0, 1]);
    expect(settle("01,02,03,09,10")).toEqual([0, 0, 0]);
    expect(
      keno.settle({ market: "PICK10", selection: "01,02,03,04,05,06,07,08,13,14" }, published).hits,
    ).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });
});

test("a sum of 810 gives back what was staked on big and small, and pays 810, even and tiger", () => {
  const outcome = {
    balls: [31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50],
  };
  expect(keno.board(outcome)[1]?.numbers).toEqual(["810"]);
  const of = (market: string) => Object.fromEntries(keno.winningSelections(market, outcome) ?? []);
  expect(of("SIZE")).toEqual({ BIG: { hits: [0], push: true }, SMALL: { hits: [0], push: true } });
  expect(Object.values(of("SIZE_PARITY")).every(({ push }) => push)).toBe(true);
  expect(of("SUM")).toEqual({ 810: { hits: [1], push: false } });
  expect(of("PARITY")).toEqual({ EVEN: { hits: [1], push: false } });
  expect(of("DRAGON_TIGER")).toEqual({ DRAGON: { hits: [1], push: false } });
});

describe("the chances", () => {
  const chance = (market: string, selection: string) => keno.probability({ market, selection }, {});

  test.each([
    ["SIZE", "BIG", math["big >810"]],
    ["SIZE", "SMALL", math["small <810"]],
    ["SUM", "810", math["810"]],
    ["PARITY", "ODD", math["sum odd"]],
    ["PARITY", "EVEN", math["sum even"]],
    ["SIZE_PARITY", "BIG_ODD", math["big odd (push 810)"]],
    ["SIZE_PARITY", "BIG_EVEN", math["big even (push 810)"]],
    ["SIZE_PARITY", "SMALL_ODD", math["small odd (push 810)"]],
    ["SIZE_PARITY", "SMALL_EVEN", math["small even (push 810)"]],
    ["DRAGON_TIGER", "DRAGON", math["dragon tens>units"]],
    ["DRAGON_TIGER", "TIGER", math.tiger],
    ["DRAGON_TIGER", "TIE", math["dt tie"]],
    ["UP_DOWN", "UP", math["up (>10 of 1..40)"]],
    ["UP_DOWN", "DOWN", math["up (>10 of 1..40)"]],
    ["UP_DOWN", "TIE", math["up/down tie (10-10)"]],
    ["ODDS_EVENS", "ODDS", math["odds (>10 odd balls)"]],
    ["ODDS_EVENS", "TIE", math["up/down tie (10-10)"]],
    ["ELEMENT", "GOLD", math["gold 210-695"]],
    ["ELEMENT", "WOOD", math["wood 696-763"]],
    ["ELEMENT", "WATER", math["water 764-855"]],
    ["ELEMENT", "FIRE", math["fire 856-923"]],
    ["ELEMENT", "EARTH", math["earth 924-1410"]],
  ])("of %s %s are as published", (market, selection, { p }) => {
    expect(toNumber(chance(market, selection).win)).toBeCloseTo(p, 12);
  });

  test("of the sides of a market, the push counted once, make one", () => {
    for (const { code, picker } of keno.markets.filter(({ picker }) => picker.kind === "options")) {
      if (picker.kind !== "options" || code === "SUM") continue;
      const sides = picker.options.map((option) => chance(code, option));
      const pushed = sides[0]?.push ?? one;
      expect(sides.map(({ win }) => win).reduce(plus, pushed)).toEqual(one);
    }
    expect(chance("SIZE", "BIG").push).toEqual(chance("SUM", "810").win);
  });

  test("and the return of picks are as published", () => {
    for (const [picks, { pTop, hit, rtp }] of Object.entries(math.pick)) {
      const [sample = ""] = keno.markets.find(({ code }) => code === `PICK${picks}`)?.samples ?? [];
      const of = chance(`PICK${picks}`, sample);
      expect(of.hits[0]).toEqual(fraction(choose(20, Number(picks)), choose(80, Number(picks))));
      expect(toNumber(of.hits[0] ?? one)).toBeCloseTo(pTop, 12);
      expect(toNumber(of.win)).toBeCloseTo(hit, 12);
      expect(sampleReturn(keno, lineOf(keno, `PICK${picks}`, sample))).toBeCloseTo(rtp, 12);
    }
  });

  test("give the return of a push to big and small: 97.51 %", () => {
    expect(sampleReturn(keno, lineOf(keno, "SIZE", "BIG"))).toBeCloseTo(
      math["big/small @1.95 with refund on 810"].rtp,
      12,
    );
    expect(sampleReturn(keno, lineOf(keno, "SIZE_PARITY", "BIG_EVEN"))).toBeCloseTo(
      math["big even (push 810)"].rtpWithPush,
      12,
    );
  });
});

/** The rules as the players' help page states them. */
function reference({ market, selection }: Line, { balls }: Outcome): Settlement {
  const sum = balls.reduce((total, number) => total + number);
  const text = String(sum);
  const won = (yes: boolean): Settlement => ({ hits: [yes ? 1 : 0], push: false });
  const between = (from: number, to: number) => won(sum >= from && sum <= to);
  const low = balls.filter((number) => number < 41).length;
  const odd = balls.filter((number) => number % 2).length;
  const push = { hits: [0], push: true };
  const compared = (a: number, b: number) => [won(a > b), won(a < b), won(a === b)] as const;
  const [dragon, tiger, tie] = compared(Number(text.at(-2)), Number(text.at(-1)));
  const [up, down, level] = compared(low, 20 - low);
  const [odds, evens, even] = compared(odd, 20 - odd);
  const plain: Record<string, Settlement> = {
    "SIZE BIG": sum === 810 ? push : won(sum > 810),
    "SIZE SMALL": sum === 810 ? push : won(sum < 810),
    "SUM 810": won(sum === 810),
    "PARITY ODD": won(sum % 2 === 1),
    "PARITY EVEN": won(sum % 2 === 0),
    "SIZE_PARITY BIG_ODD": sum === 810 ? push : won(sum > 810 && sum % 2 === 1),
    "SIZE_PARITY BIG_EVEN": sum === 810 ? push : won(sum > 810 && sum % 2 === 0),
    "SIZE_PARITY SMALL_ODD": sum === 810 ? push : won(sum < 810 && sum % 2 === 1),
    "SIZE_PARITY SMALL_EVEN": sum === 810 ? push : won(sum < 810 && sum % 2 === 0),
    "DRAGON_TIGER DRAGON": dragon,
    "DRAGON_TIGER TIGER": tiger,
    "DRAGON_TIGER TIE": tie,
    "ELEMENT GOLD": between(210, 695),
    "ELEMENT WOOD": between(696, 763),
    "ELEMENT WATER": between(764, 855),
    "ELEMENT FIRE": between(856, 923),
    "ELEMENT EARTH": between(924, 1410),
    "UP_DOWN UP": up,
    "UP_DOWN DOWN": down,
    "UP_DOWN TIE": level,
    "ODDS_EVENS ODDS": odds,
    "ODDS_EVENS EVENS": evens,
    "ODDS_EVENS TIE": even,
  };
  const side = plain[`${market} ${selection}`];
  if (side) return side;
  const picks = selection.split(",").map(Number);
  const hits = picks.filter((pick) => balls.includes(pick)).length;
  const paid = Object.keys(math.pick[String(picks.length) as keyof typeof math.pick].pay).map(
    Number,
  );
  return {
    hits: paid.toSorted((a, b) => b - a).map((number) => (number === hits ? 1 : 0)),
    push: false,
  };
}
