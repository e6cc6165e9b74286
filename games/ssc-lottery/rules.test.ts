import { openDraw } from "@perya/fair";
import type { Line, Settlement } from "@perya/lottery-kit";
import {
  lineOf,
  proveEvenDigits,
  proveFigures,
  proveLottery,
  provePage,
  toNumber,
} from "@perya/lottery-kit/testing";
import { describe, expect, test } from "vitest";
import math from "./fixtures/chances.json" with { type: "json" };
import vector from "./fixtures/draw.json" with { type: "json" };
import { ssc } from "./rules.ts";

const published = ssc.draw(openDraw(vector.serverSeed, vector.label), {});

proveLottery(ssc, {
  reference: readByHand,
  terms: [{}],
  impossible: ["712", 712, "0071a", "007123"].map((digits) => ({ digits })),
});
provePage(ssc, [{}], new URL("game.md", import.meta.url));

describe("the published draw", () => {
  test("comes out as published", () => {
    expect(published).toEqual({ digits: vector.digits });
    expect(ssc.board(published)[1]?.numbers).toEqual([String(vector.sum)]);
  });

  test("68718 is big and even, tiger, three different digits twice and a pair, and no bull", () => {
    const won = (market: string) => [...(ssc.winningSelections(market, published)?.keys() ?? [])];
    expect(won("SUM_SIDE")).toEqual(["BIG", "EVEN"]);
    expect(won("DRAGON_TIGER")).toEqual(["TIGER"]);
    expect(won("SHAPE")).toEqual(["FRONT:STRAIGHT", "MIDDLE:HALF", "BACK:HALF"]);
    expect(won("DIGIT")).toEqual(["1:6", "2:8", "3:7", "4:1", "5:8"]);
    expect(won("BACK3_GROUP6")).toEqual(["1,7,8"]);
    expect(won("BACK3_GROUP3")).toEqual([]);
    expect(won("ALL5")).toEqual(["68718"]);
  });
});

describe("the shapes and bulls", () => {
  const of = (market: string, digits: string) => [
    ...(ssc.winningSelections(market, { digits })?.keys() ?? []),
  ];

  test.each([
    ["000", "LEOPARD"],
    ["901", "STRAIGHT"],
    ["098", "STRAIGHT"],
    ["231", "STRAIGHT"],
    ["900", "PAIR"],
    ["905", "HALF"],
    ["518", "MIXED"],
    ["024", "MIXED"],
  ])("%s is a %s", (three, shape) => expect(of("SHAPE", `${three}00`)[0]).toBe(`FRONT:${shape}`));

  test.each([
    ["55000", "BULL"],
    ["12734", "7"],
    ["00000", "BULL"],
    ["11111", "NONE"],
    ["91055", "BULL"],
    ["28051", "6"],
  ])("%s is bull %s", (digits, bull) => expect(of("BULL", digits)).toEqual([bull]));
});

describe("the chances", () => {
  proveFigures(ssc, [
    ["DIGIT", "3:7", math["digit at position"]],
    ["SIDE", "1:BIG", math["big 5-9"]],
    ["SIDE", "5:ODD", math["big 5-9"]],
    ["SUM_SIDE", "BIG", math["sum big >=23"]],
    ["SUM_SIDE", "ODD", math["sum odd"]],
    ["DRAGON_TIGER", "DRAGON", math["dragon 1st>5th"]],
    ["DRAGON_TIGER", "TIGER", math["dragon 1st>5th"]],
    ["DRAGON_TIGER", "TIE", math["dt tie"]],
    ["SHAPE", "FRONT:LEOPARD", math["3-ball leopard (0-9 cyclic)"]],
    ["SHAPE", "MIDDLE:PAIR", math["3-ball pair (0-9 cyclic)"]],
    ["SHAPE", "BACK:STRAIGHT", math["3-ball straight (0-9 cyclic)"]],
    ["SHAPE", "FRONT:HALF", math["3-ball half (0-9 cyclic)"]],
    ["SHAPE", "FRONT:MIXED", math["3-ball mixed (0-9 cyclic)"]],
    ["FRONT3", "007", math["first3 exact"]],
    ["BACK2", "07", math["last2 exact"]],
    ["MIDDLE3_GROUP3", "477", math["group3 (aab any order, chosen pair a,b one of)"]],
    ["BACK3_GROUP6", "1,7,8", math["group6 (abc any order)"]],
    ["BACK3_ANY", "7", math["any 1 digit in last3"]],
    ["ALL5", "00007", math["5-ball exact"]],
  ]);

  test.each(["NONE", "1", "2", "3", "4", "5", "6", "7", "8", "9", "BULL"])(
    "of bull %s are as published",
    (bull) => {
      const key = `bull ${bull === "NONE" ? 0 : bull === "BULL" ? 10 : bull}` as keyof typeof math;
      expect(toNumber(ssc.probability({ market: "BULL", selection: bull }, {}).win)).toBeCloseTo(
        math[key].p,
        13,
      );
    },
  );
});

test("groups: a pair needs a pair, four digits make four threes, and order does not matter", () => {
  expect(ssc.expand({ market: "FRONT3_GROUP3", picks: ["123"] }, {})).toMatchObject({
    refusal: "INVALID_PICKS",
  });
  expect(ssc.expand({ market: "FRONT3_GROUP3", picks: ["777"] }, {})).toMatchObject({
    refusal: "INVALID_PICKS",
  });
  expect(lineOf(ssc, "FRONT3_GROUP3", "747").selection).toBe("477");
  const threes = ssc.expand({ market: "BACK3_GROUP6", picks: ["8", "1", "7", "0"] }, {});
  expect(threes.ok && threes.value.map(({ selection }) => selection)).toEqual([
    "0,1,7",
    "0,1,8",
    "0,7,8",
    "1,7,8",
  ]);
});

test("leading zeros are kept", () => {
  expect(ssc.settle({ market: "FRONT3", selection: "007" }, { digits: "00712" }).hits).toEqual([1]);
});

proveEvenDigits(ssc, 20_000, ({ digits }) => digits);

/** The rules as the players' help page states them, written again without the package's code. */
function readByHand({ market, selection }: Line, { digits }: { digits: string }): Settlement {
  const [name = "", choice = name] = selection.split(":");
  const sides = (number: number, big: number) => [
    number < big ? "SMALL" : "BIG",
    ["EVEN", "ODD"][number % 2],
  ];
  const threes: Record<string, string> = {
    FRONT: digits.slice(0, 3),
    MIDDLE: digits.slice(1, 4),
    BACK: digits.slice(2),
  };
  const total = [...digits.matchAll(/\d/g)].reduce((sum, [digit]) => sum + Number(digit), 0);
  const [, window = "", bet = ""] = /^(FRONT|MIDDLE|BACK)3(.*)$/.exec(market) ?? [];
  const three = threes[window] ?? "";
  const sorted = (text: string) => text.replaceAll(",", "").split("").toSorted().join("");
  const wins: Record<string, () => boolean> = {
    DIGIT: () => digits[Number(name) - 1] === choice,
    SIDE: () => sides(Number(digits[Number(name) - 1]), 5).includes(choice),
    SUM_SIDE: () => sides(total, 23).includes(choice),
    DRAGON_TIGER: () =>
      choice ===
      (digits.at(0) === digits.at(4)
        ? "TIE"
        : digits > digits.split("").toReversed().join("")
          ? "DRAGON"
          : "TIGER"),
    SHAPE: () => shapeByHand(threes[name] ?? "") === choice,
    BULL: () => bullByHand(digits) === choice,
    BACK2: () => digits.endsWith(selection),
    ALL5: () => digits === selection,
  };
  const inThree: Record<string, () => boolean> = {
    "": () => three === selection,
    _GROUP3: () => sorted(three) === sorted(selection),
    _GROUP6: () => sorted(three) === sorted(selection),
    _ANY: () => three.includes(selection),
  };
  return { hits: [(wins[market] ?? inThree[bet])?.() ? 1 : 0], push: false };
}

function shapeByHand(three: string): string {
  const [a = "", b = "", c = ""] = three.split("").toSorted();
  if (a === c) return "LEOPARD";
  if (a === b || b === c) return "PAIR";
  if ("0123456789".includes(a + b + c) || ["089", "019"].includes(a + b + c)) return "STRAIGHT";
  return ["0123456789".includes(a + b), "0123456789".includes(b + c), a + c === "09"].some(Boolean)
    ? "HALF"
    : "MIXED";
}

function bullByHand(digits: string): string {
  const number = (place: number) => Number(digits[place]);
  for (let a = 0; a < 5; a++)
    for (let b = a + 1; b < 5; b++)
      for (let c = b + 1; c < 5; c++) {
        if ((number(a) + number(b) + number(c)) % 10 !== 0) continue;
        const [d = 0, e = 0] = [0, 1, 2, 3, 4].filter((place) => ![a, b, c].includes(place));
        return String((number(d) + number(e)) % 10).replace("0", "BULL");
      }
  return "NONE";
}
