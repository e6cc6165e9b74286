import { openDraw } from "@perya/fair";
import { arrangements, chanceOver, type Line, type Settlement } from "@perya/lottery-kit";
import { proveFigures, proveLottery, provePage } from "@perya/lottery-kit/testing";
import { describe, expect, test } from "vitest";
import vector from "./fixtures/draw.json" with { type: "json" };
import math from "./fixtures/math.json" with { type: "json" };
import { pk10, type Outcome } from "./rules.ts";

const published = pk10.draw(openDraw(vector.serverSeed, vector.label), {});

proveLottery(pk10, {
  reference,
  terms: [{}],
  impossible: [
    [1, 2, 3],
    [1, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ].map((order) => ({ order })),
});
provePage(pk10, [{}], new URL("game.md", import.meta.url));

describe("the published race", () => {
  test("comes out as published", () => {
    expect(published).toEqual({ order: vector.order });
    expect(pk10.board(published)[1]?.numbers).toEqual([String(vector.gySum)]);
  });

  test("is 7 before 8 before 3, sum 15, big and odd, and a dragon at every place", () => {
    const won = (market: string) =>
      [...(pk10.winningSelections(market, published) ?? [])].map(([selection]) => selection);
    expect(won("FIRST2")).toEqual(["07,08"]);
    expect(won("FIRST3")).toEqual(["07,08,03"]);
    expect(won("SUM")).toEqual(["15"]);
    expect(won("SUM_SIDE")).toEqual(["BIG", "ODD"]);
    expect(won("CAR")).toEqual([
      "1:07",
      "2:08",
      "3:03",
      "4:10",
      "5:09",
      "6:06",
      "7:04",
      "8:01",
      "9:02",
      "10:05",
    ]);
    expect(won("DRAGON_TIGER")).toEqual([
      "1:DRAGON",
      "2:DRAGON",
      "3:DRAGON",
      "4:DRAGON",
      "5:DRAGON",
    ]);
    expect(won("SIDE").slice(0, 4)).toEqual(["1:BIG", "1:ODD", "2:BIG", "2:EVEN"]);
  });
});

const sums = Array.from({ length: 17 }, (_, at) => at + 3);

describe("the chances", () => {
  proveFigures(pk10, [
    ["CAR", "3:07", math["position exact"]],
    ["SIDE", "10:BIG", math["position big 6-10"]],
    ["SIDE", "1:ODD", math["position big 6-10"]],
    ["DRAGON_TIGER", "2:TIGER", math["dragon/tiger i vs 11-i"]],
    ...sums.map((sum) => ["SUM", String(sum), math[`gy sum ${sum}` as "gy sum 3"]] as const),
    ["SUM_SIDE", "BIG", math["gy big >11"]],
    ["SUM_SIDE", "SMALL", math["gy small <=11"]],
    ["SUM_SIDE", "ODD", math["gy odd"]],
    ["SUM_SIDE", "EVEN", math["gy even"]],
    ["FIRST2", "01,02", math["first 2 exact order"]],
    ["FIRST3", "09,02,05", math["first 3 exact order"]],
  ]);

  test("are those of all 5,040 orders of the first four of a race", () => {
    const cars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const races = [...arrangements(cars, 4)].map((order) => ({
      order: [...order, ...cars.filter((car) => !order.includes(car))],
    }));
    for (const line of [
      "CAR 3:07",
      "SIDE 4:EVEN",
      "SUM 11",
      "SUM_SIDE SMALL",
      "FIRST2 10,03",
      "FIRST3 10,03,01",
    ].map((text) => text.split(" "))) {
      const [market = "", selection = ""] = line;
      expect(pk10.probability({ market, selection }, {})).toEqual(
        chanceOver(races.map((race) => [1, reference({ market, selection }, race)])),
      );
    }
  });
});

test("the order of the picks is the order of the places", () => {
  const lines = pk10.expand({ market: "FIRST2", picks: ["8", "07"] }, {});
  expect(lines).toEqual({
    ok: true,
    value: [{ market: "FIRST2", selection: "08,07", count: 1, prices: ["FIRST2"] }],
  });
  expect(pk10.settle({ market: "FIRST2", selection: "08,07" }, published).hits).toEqual([0]);
  expect(pk10.expand({ market: "FIRST2", picks: ["8", "7", "3"] }, {})).toEqual({
    ok: false,
    refusal: "INVALID_PICKS",
  });
});

/** The rules as the players' help page states them. */
function reference({ market, selection }: Line, { order }: Outcome): Settlement {
  const at = (place: number) => order[place - 1] ?? 0;
  const [place = "", choice = ""] = selection.split(":");
  const car = at(Number(place));
  const total = at(1) + at(2);
  const is = (words: Record<string, boolean>, word: string) => words[word] === true;
  const wins: Record<string, () => boolean> = {
    CAR: () => car === Number(choice),
    SIDE: () =>
      is(
        {
          BIG: car > 5,
          SMALL: car < 6,
          ODD: [1, 3, 5, 7, 9].includes(car),
          EVEN: [2, 4, 6, 8, 10].includes(car),
        },
        choice,
      ),
    DRAGON_TIGER: () =>
      is({ DRAGON: car > at(11 - Number(place)), TIGER: car < at(11 - Number(place)) }, choice),
    SUM: () => total === Number(selection),
    SUM_SIDE: () =>
      is(
        { BIG: total >= 12, SMALL: total <= 11, ODD: total % 2 !== 0, EVEN: total % 2 === 0 },
        selection,
      ),
    FIRST2: () => selection.split(",").every((pick, index) => Number(pick) === order[index]),
    FIRST3: () => selection.split(",").every((pick, index) => Number(pick) === order[index]),
  };
  return { hits: [wins[market]?.() ? 1 : 0], push: false };
}
