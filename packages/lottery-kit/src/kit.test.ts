import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  agentPoint,
  ballAt,
  choose,
  combinations,
  fraction,
  lotteryOf,
  payoutMinor,
  plus,
  pricedChance,
  prizeGroupOdds,
  returnOf,
  times,
  waysBySum,
  type Market,
} from "./index.ts";
import { isSelection, selectionsOf } from "./selections.ts";

describe("what every lottery computes with", () => {
  test("a number of the north that comes twice pays twice, and half a minor unit is not paid", () => {
    expect(payoutMinor(1000n, 27, [950_000], { hits: [2], push: false })).toBe(190_000n);
    expect(payoutMinor(3n, 1, [95_000], { hits: [1], push: false })).toBe(28n);
  });

  test("a pushed line gets what it cost", () => {
    expect(payoutMinor(70n, 4, [19_500], { hits: [0], push: true })).toBe(280n);
  });

  test("the return of 27 lots at 95 is 95 of 100, and a push comes back whole", () => {
    expect(
      returnOf(
        { hits: [fraction(27, 100)], win: fraction(1, 5), push: fraction(0) },
        27,
        [950_000],
      ),
    ).toEqual(fraction(95, 100));
    expect(
      returnOf(
        { hits: [fraction(24, 49)], win: fraction(24, 49), push: fraction(1, 49) },
        1,
        [19_500],
      ),
    ).toEqual(fraction(24 * 195 + 100, 4900));
  });

  test("there are as many combinations as there are ways to choose, and none twice", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), (n, k) => {
        const all = [...combinations([...Array(n).keys()], k)].map(String);
        expect(BigInt(all.length)).toBe(choose(n, k));
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  test("fractions are exact and in lowest terms", () => {
    expect(plus(fraction(1, 6), fraction(1, 3))).toEqual({ n: 1n, d: 2n });
    expect(times(fraction(-2, 3), fraction(3, -4))).toEqual({ n: 1n, d: 2n });
    expect(() => fraction(1, 0)).toThrow(RangeError);
  });
});

test("the ways to reach each sum are those that are counted one by one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.nat(10), (n, most) => {
      const k = Math.min(most, n);
      const counted = Array.from({ length: k * (n - k) + 1 }, () => 0n);
      const balls = Array.from({ length: n }, (_, at) => at + 1);
      for (const chosen of combinations(balls, k)) {
        const at = chosen.reduce((sum, ball) => sum + ball, 0) - (k * (k + 1)) / 2;
        counted[at] = (counted[at] ?? 0n) + 1n;
      }
      expect(waysBySum(n, k)).toEqual(counted);
    }),
  );
});

describe("prize groups", () => {
  test("in group 1,800 of at most 1,960 one digit pays 9.0, and 8 % of turnover goes up the line", () => {
    expect(prizeGroupOdds(fraction(1, 10), 1_800)).toBe(90_000);
    expect(agentPoint(1_800, 1_960)).toEqual(fraction(8, 100));
  });

  test("return the group's share of 2,000 less what rounding down takes, never more", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_700, max: 1_960 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 500, max: 100_000 }),
        (group, n, d) => {
          const odds = prizeGroupOdds(fraction(n, d), group);
          expect(BigInt(odds) * BigInt(n) * 2_000n <= BigInt(group) * 10_000n * BigInt(d)).toBe(
            true,
          );
          expect(BigInt(odds + 1) * BigInt(n) * 2_000n > BigInt(group) * 10_000n * BigInt(d)).toBe(
            true,
          );
        },
      ),
    );
  });

  test("price a line by its draws that are not pushed, so that a ball 11 that gives the stake back makes nobody rich", () => {
    const side = { hits: [fraction(5, 11)], win: fraction(5, 11), push: fraction(1, 11) };
    expect(pricedChance(side, 1)).toEqual(fraction(1, 2));
    const odds = prizeGroupOdds(pricedChance(side, 1), 1_960);
    expect(odds).toBe(19_600);
    expect(returnOf(side, 1, [odds])).toEqual(plus(fraction(1, 11), fraction(10 * 98, 11 * 100)));
    expect(
      pricedChance({ hits: [fraction(27, 100)], win: fraction(1, 5), push: fraction(0) }, 27),
    ).toEqual(fraction(1, 100));
    expect(() =>
      pricedChance(
        { hits: [fraction(1, 2), fraction(1, 3)], win: fraction(5, 6), push: fraction(0) },
        1,
      ),
    ).toThrow(RangeError);
  });

  test.each([1_699, 1_961, 1_800.5, Number.NaN])("group %d does not exist", (group) => {
    expect(() => prizeGroupOdds(fraction(1, 10), group)).toThrow(RangeError);
    expect(() => agentPoint(group, 1_960)).toThrow(RangeError);
  });

  test("nobody is given a higher group than the game's highest, and what can't win has no odds", () => {
    expect(() => agentPoint(1_900, 1_800)).toThrow(RangeError);
    expect(() => prizeGroupOdds(fraction(0), 1_800)).toThrow(RangeError);
  });
});

describe("what a player marked", () => {
  const market: Market = {
    code: "M",
    group: "g",
    picker: { kind: "balls", from: 1, to: 49 },
    picks: { min: 2, max: 45 },
    perLine: 2,
    exposure: "pool",
    samples: ["01,02"],
  };

  test("is padded and sorted where order does not matter, and keeps its order where it does", () => {
    expect(selectionsOf(market, ["10", "7", "09"])).toEqual({
      ok: true,
      value: ["07,09", "07,10", "09,10"],
    });
    expect(
      selectionsOf({ ...market, ordered: true, picks: { min: 2, max: 2 } }, ["10", "7"]),
    ).toEqual({ ok: true, value: ["10,07"] });
  });

  test("is refused when it is marked twice, with or without its zero", () => {
    expect(selectionsOf(market, ["07", "7", "8"])).toEqual({ ok: false, refusal: "INVALID_PICKS" });
  });

  test("is refused when it is no number, also where there is a ball 0", () => {
    const fromZero: Market = { ...market, picker: { kind: "balls", from: 0, to: 27 } };
    expect(selectionsOf(fromZero, ["0", "27"])).toEqual({ ok: true, value: ["00,27"] });
    for (const pick of ["x", "", "-1", "1.5", "28", "00000"])
      expect(selectionsOf(fromZero, [pick, "27"])).toEqual({ ok: false, refusal: "INVALID_PICKS" });
  });

  test("makes at most 1,000 lines", () => {
    const picks = (number: number) => Array.from({ length: number }, (_, at) => String(at + 1));
    expect(selectionsOf(market, picks(45))).toMatchObject({ ok: true, value: { length: 990 } });
    expect(selectionsOf(market, picks(46))).toEqual({ ok: false, refusal: "TOO_MANY_LINES" });
  });

  test("keeps the zeros of digits, and takes none away", () => {
    const digits: Market = {
      ...market,
      picker: { kind: "digits", length: 2 },
      perLine: 1,
      picks: { min: 1, max: 100 },
    };
    expect(selectionsOf(digits, ["07", "70"])).toEqual({ ok: true, value: ["07", "70"] });
    expect(selectionsOf(digits, ["7"])).toEqual({ ok: false, refusal: "INVALID_PICKS" });
  });

  test.each(["07,07", "08,07", "07", "07,50", "00,07", "07;08", "07,08,09", "7,8", "07,0x"])(
    "%s is no selection",
    (selection) => {
      expect(isSelection(market, selection)).toBe(false);
      expect(
        isSelection(
          { ...market, picker: { kind: "options", options: ["07", "08", "09"] } },
          selection,
        ),
      ).toBe(false);
    },
  );

  test("of words has each of them once, in the order of the alphabet", () => {
    const words: Market = {
      ...market,
      picker: { kind: "options", options: ["GOAT", "OX", "RAT"] },
    };
    expect(
      ["GOAT,RAT", "RAT,GOAT", "OX,OX", "GOAT", "GOAT,PIG"].map((selection) =>
        isSelection(words, selection),
      ),
    ).toEqual([true, false, false, false, false]);
  });

  test("in order, a pick may be higher than the next but not the same", () => {
    expect(isSelection({ ...market, ordered: true }, "08,07")).toBe(true);
    expect(isSelection({ ...market, ordered: true }, "07,07")).toBe(false);
    expect(ballAt("08,07", 2, 1)).toBe(7);
  });
});

test("a lottery asks its markets, and lists winners where a line is one pick", () => {
  const side: Market = {
    code: "SIDE",
    group: "g",
    picker: { kind: "options", options: ["A", "B"] },
    picks: { min: 1, max: 2 },
    perLine: 1,
    exposure: "selection",
    samples: ["A"],
  };
  const rules = lotteryOf<{ won: string }>({
    code: "coin",
    version: "1.0.0",
    markets: [
      {
        ...side,
        count: 3,
        pricesOf: () => ["SIDE"],
        settle: (option, { won }) => ({ hits: [option === won ? 1 : 0], push: won === "" }),
        chance: () => ({ hits: [fraction(1, 2)], win: fraction(1, 2), push: fraction(0) }),
      },
    ],
    sampleOdds: { SIDE: 1.95 },
    draw: (draw) => ({ won: draw.int(2) === 0 ? "A" : "B" }),
    readOutcome: () => ({ ok: false, refusal: "INVALID_OUTCOME" }),
    board: ({ won }) => [{ prize: "SIDE", numbers: [won] }],
  });
  expect(rules.markets).toEqual([side]);
  expect(rules.sampleOdds).toEqual({ SIDE: 19_500 });
  expect(rules.expand({ market: "SIDE", picks: ["B"] }, {})).toEqual({
    ok: true,
    value: [{ market: "SIDE", selection: "B", count: 3, prices: ["SIDE"] }],
  });
  expect([...(rules.winningSelections("SIDE", { won: "A" }) ?? [])]).toEqual([
    ["A", { hits: [1], push: false }],
  ]);
  expect(
    rules.winners(
      [
        { market: "SIDE", selection: "A" },
        { market: "SIDE", selection: "B" },
      ],
      { won: "" },
    ),
  ).toHaveLength(2);
  expect(() => rules.winningSelections("NONE", { won: "A" })).toThrow(RangeError);
});
