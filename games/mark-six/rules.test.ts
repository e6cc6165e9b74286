import { openDraw } from "@perya/fair";
import {
  chanceOver,
  choose,
  combinations,
  fraction,
  plus,
  type Line,
  type Settlement,
} from "@perya/lottery-kit";
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
import { markSix, type Outcome } from "./rules.ts";

const SNAKE = { animal: 5 };
const HORSE = { animal: 6 };
const animals = [
  "RAT",
  "OX",
  "TIGER",
  "RABBIT",
  "DRAGON",
  "SNAKE",
  "HORSE",
  "GOAT",
  "MONKEY",
  "ROOSTER",
  "DOG",
  "PIG",
];
const published = markSix.draw(openDraw(vector.serverSeed, vector.label), SNAKE);

proveLottery(markSix, {
  reference,
  terms: [SNAKE, HORSE, { animal: 0 }, { animal: 11 }],
  impossible: [
    { regular: [1, 2, 3, 4, 5], special: 6 },
    { regular: [1, 2, 3, 4, 5, 6] },
    { regular: [1, 2, 3, 4, 5, 6], special: 6 },
    { regular: [1, 2, 3, 4, 5, 50], special: 6 },
    { regular: [1, 2, 3, 4, 5, 6, 7], special: 8 },
  ],
});
provePage(
  markSix,
  [SNAKE, HORSE, { animal: 0 }, { animal: 11 }],
  new URL("game.md", import.meta.url),
);

describe("the published draw", () => {
  test("comes out as published", () => {
    expect(published).toEqual({
      regular: vector.regular,
      special: vector.special,
      animal: SNAKE.animal,
    });
    expect(markSix.board(published).at(-1)?.numbers).toEqual([String(vector.total)]);
  });

  test("has the special ball 16, small, even, green, tail 6 and, in the year of the snake, tiger", () => {
    const won = (market: string) =>
      [...(markSix.winningSelections(market, published) ?? [])].map(([selection]) => selection);
    expect(won("SPECIAL")).toEqual(["16"]);
    expect(won("SPECIAL_SIDE")).toEqual(["SMALL", "EVEN"]);
    expect(won("WAVE")).toEqual(["GREEN"]);
    expect(won("TAIL")).toEqual(["6"]);
    expect(won("ZODIAC_SPECIAL")).toEqual(["TIGER"]);
    expect(won("NUMBER")).toEqual(["02", "06", "21", "27", "28", "32"]);
    expect(won("TWO_OF_TWO")).toHaveLength(15);
    expect(won("THREE_OF_THREE")).toHaveLength(20);
    expect(won("TOTAL")).toEqual(["SMALL"]);
  });
});

test("a special 49 gives back what was staked on its sides, and pays its number, its wave, its tail and the year's animal", () => {
  const outcome = { regular: [1, 2, 3, 4, 5, 6], special: 49, animal: SNAKE.animal };
  const of = (market: string) =>
    Object.fromEntries(markSix.winningSelections(market, outcome) ?? []);
  const [won, push] = [
    { hits: [1], push: false },
    { hits: [0], push: true },
  ];
  expect(of("SPECIAL_SIDE")).toEqual({ BIG: push, SMALL: push, ODD: push, EVEN: push });
  expect([of("SPECIAL"), of("WAVE"), of("TAIL"), of("ZODIAC_SPECIAL")]).toEqual([
    { 49: won },
    { GREEN: won },
    { 9: won },
    { SNAKE: won },
  ]);
});

describe("the lunar year", () => {
  test.each([
    ["2023-01-21", "TIGER"],
    ["2023-01-22", "RABBIT"],
    ["2024-02-09", "RABBIT"],
    ["2024-02-10", "DRAGON"],
    ["2025-01-28", "DRAGON"],
    ["2025-01-29", "SNAKE"],
    ["2026-02-16", "SNAKE"],
    ["2026-02-17", "HORSE"],
    ["2027-02-05", "HORSE"],
    ["2027-02-06", "GOAT"],
    ["2028-01-26", "MONKEY"],
    ["2019-02-04", "DOG"],
    ["2019-02-05", "PIG"],
  ])("of %s is the %s's", (date, animal) => {
    expect(animals[markSix.termsOn(Temporal.PlainDate.from(date))["animal"] ?? -1]).toBe(animal);
  });

  test("is the draw's, not the bet's: who bets on 16 February 2026 for the draw of the 17th has the horse's numbers and price", () => {
    const [betDay, drawDay] = ["2026-02-16", "2026-02-17"].map((day) =>
      markSix.termsOn(Temporal.PlainDate.from(day)),
    );
    expect(betDay).toEqual(SNAKE);
    expect(drawDay).toEqual(HORSE);
    const line = (terms = HORSE as Readonly<Record<string, number>>) =>
      markSix.expand({ market: "ZODIAC_SPECIAL", picks: ["HORSE"] }, terms);
    expect(line(drawDay)).toMatchObject({ ok: true, value: [{ prices: ["ZODIAC_SPECIAL:5"] }] });
    expect(line(betDay)).toMatchObject({ ok: true, value: [{ prices: ["ZODIAC_SPECIAL:4"] }] });
    const drawn = markSix.readOutcome({ regular: [2, 3, 4, 5, 6, 7], special: 1 }, drawDay ?? {});
    expect(drawn).toMatchObject({ ok: true, value: HORSE });
    const outcome = { regular: [2, 3, 4, 5, 6, 7], special: 1, ...HORSE };
    expect(markSix.settle({ market: "ZODIAC_SPECIAL", selection: "HORSE" }, outcome).hits).toEqual([
      1,
    ]);
    expect(markSix.settle({ market: "ZODIAC_SPECIAL", selection: "SNAKE" }, outcome).hits).toEqual([
      0,
    ]);
  });

  test("has to be known, and what is typed in can't change it", () => {
    expect(() => markSix.draw(openDraw(vector.serverSeed, "x"), {})).toThrow(RangeError);
    expect(markSix.readOutcome({ ...published, animal: 9 }, HORSE)).toEqual({
      ok: true,
      value: { ...published, ...HORSE },
    });
  });
});

describe("the chances", () => {
  const of = (market: string, selection: string, terms = SNAKE) =>
    markSix.probability({ market, selection }, terms);
  const returned = (market: string, selection: string) =>
    sampleReturn(markSix, lineOf(markSix, market, selection, SNAKE), SNAKE);
  const first = (number: number) =>
    Array.from({ length: number }, (_, at) => String(at + 1).padStart(2, "0")).join(",");

  proveFigures(
    markSix,
    [
      ["SPECIAL", "07", math["special exact"]],
      ["NUMBER", "07", math["regular number in first 6"]],
      ["WAVE", "RED", math["wave red (17)"]],
      ["WAVE", "BLUE", math["wave blue (16)"]],
      ["WAVE", "GREEN", math["wave green (16)"]],
      ["TWO_OF_TWO", "01,02", math["2 of 2 in six"]],
      ["THREE_OF_THREE", "01,02,03", math["3 of 3 in six"]],
      ["ZODIAC_SPECIAL", "RAT", math["zodiac special (4 numbers)"]],
      ["ZODIAC_SPECIAL", "SNAKE", math["zodiac special (5 numbers)"]],
      ["TAIL", "7", math["tail digit special (5 numbers: 1-9)"]],
      ["TAIL", "0", math["tail digit special (4 numbers: 0)"]],
      ...Array.from(
        { length: 8 },
        (_, at) =>
          [
            `NONE${at + 5}`,
            first(at + 5),
            math[`none of ${at + 5} among 7` as "none of 5 among 7"],
          ] as const,
      ),
    ],
    SNAKE,
  );

  test("of sides, animals and totals are as published", () => {
    const side = math["special big 25-48 (49 push)"];
    expect(toNumber(of("SPECIAL_SIDE", "BIG").win)).toBeCloseTo(side.pWin, 14);
    expect(toNumber(of("SPECIAL_SIDE", "ODD").push)).toBeCloseTo(side.pPush, 14);
    expect(returned("SPECIAL_SIDE", "EVEN")).toBeCloseTo(side.rtp, 12);
    expect(toNumber(of("ZODIAC", "RAT").win)).toBeCloseTo(
      math["zodiac one-appears among 7 (4 numbers)"].p,
      13,
    );
    expect(toNumber(of("ZODIAC", "SNAKE").win)).toBeCloseTo(
      math["zodiac one-appears among 7 (5 numbers)"].p,
      13,
    );
    expect(toNumber(of("TOTAL", "BIG").win)).toBeCloseTo(math["total of 7 >=175"].p, 13);
    expect(plus(of("TOTAL", "BIG").win, of("TOTAL", "SMALL").win)).toEqual(fraction(1));
  });

  test("of the total are priced below the published sample, so that big returns 97.07 % and not 98.59 %", () => {
    expect(returned("TOTAL", "BIG")).toBeCloseTo(math["total of 7 >=175"].p * 1.92, 12);
    expect(returned("TOTAL", "SMALL")).toBeCloseTo((1 - math["total of 7 >=175"].p) * 1.95, 12);
  });

  test("of an animal are those of its numbers drawn or not, counted over the ways in which seven fall on them", () => {
    const four = [4, 16, 28, 40];
    const ways = [0, 1, 2, 3, 4].map(
      (drawn) => [choose(4, drawn) * choose(45, 7 - drawn), drawn] as const,
    );
    expect(
      four.every(
        (number) =>
          reference(
            { market: "ZODIAC_SPECIAL", selection: "TIGER" },
            { regular: [], special: number, animal: 5 },
          ).hits[0] === 1,
      ),
    ).toBe(true);
    expect(of("ZODIAC", "TIGER")).toEqual(
      chanceOver(
        ways.map(([number, drawn]) => [number, { hits: [drawn > 0 ? 1 : 0], push: false }]),
      ),
    );
  });
});

test("the colours are the published ones, and every ball has just one", () => {
  for (const [wave, numbers] of Object.entries(math.waves))
    for (const special of numbers) {
      const won = [
        ...(markSix.winningSelections("WAVE", { regular: [], special, animal: 0 }) ?? []),
      ].map(([selection]) => selection);
      expect(won).toEqual([wave.toUpperCase()]);
    }
  expect(Object.values(math.waves).flat()).toHaveLength(49);
});

test("none of five: seven numbers make 21 lines, of which those without a drawn ball win", () => {
  const lines = markSix.expand(
    { market: "NONE5", picks: ["1", "3", "4", "5", "7", "8", "6"] },
    SNAKE,
  );
  const won = markSix
    .winners(lines.ok ? lines.value : [], published)
    .map(({ selection }) => selection);
  expect(lines.ok && lines.value.length).toBe(21);
  expect(won).toEqual(
    [...combinations(["01", "03", "04", "05", "07", "08"], 5)].map((line) => line.join(",")),
  );
});

/** The rules as the players' help page states them. */
function reference({ market, selection }: Line, { regular, special, animal }: Outcome): Settlement {
  const seven = new Set([...regular, special]);
  const picks = selection.split(",").map(Number);
  /** The animal of a number: one animal back for each number after 1, starting from the year's. */
  const zodiac = (number: number) => animals.at((animal - ((number - 1) % 12)) % 12);
  const total = [...seven].reduce((sum, number) => sum + number, 0);
  const sides: Record<string, boolean> = {
    BIG: special > 24,
    SMALL: special < 25,
    ODD: special % 2 === 1,
    EVEN: special % 2 === 0,
  };
  if (market === "SPECIAL_SIDE" && special === 49) return { hits: [0], push: true };
  const wins: Record<string, () => boolean> = {
    SPECIAL: () => picks[0] === special,
    SPECIAL_SIDE: () => sides[selection] === true,
    WAVE: () => math.waves[selection.toLowerCase() as "red"].includes(special),
    TAIL: () => String(special).endsWith(selection),
    ZODIAC_SPECIAL: () => zodiac(special) === selection,
    ZODIAC: () => [...seven].some((number) => zodiac(number) === selection),
    TOTAL: () => (selection === "BIG" ? total > 174.5 : total < 174.5),
  };
  const win =
    wins[market] ??
    (() =>
      market.startsWith("NONE")
        ? picks.every((pick) => !seven.has(pick))
        : picks.every((pick) => regular.includes(pick)));
  return { hits: [win() ? 1 : 0], push: false };
}
