import { openDraw } from "@perya/fair";
import { ODDS_ONE, payoutMinor, type Line, type Settlement } from "@perya/lottery-kit";
import {
  lineOf,
  proveEvenDigits,
  proveFigures,
  proveLottery,
  provePage,
  sampleReturn,
  toNumber,
} from "@perya/lottery-kit/testing";
import { expect, test } from "vitest";
import chances from "./fixtures/chances.json" with { type: "json" };
import draws from "./fixtures/draw.json" with { type: "json" };
import settlement from "./fixtures/settlement.json" with { type: "json" };
import { thai } from "./rules.ts";

type Outcome = Parameters<typeof thai.board>[0];

const broken = [
  { first: "57974" },
  { last3: ["161", "32"] },
  { last3: ["161", 32] },
  { front3: ["345"] },
  { last2: 40 },
];
proveLottery(thai, {
  reference: readByHand,
  terms: [{}],
  impossible: broken.map((wrong) => ({ ...settlement.draw, ...wrong })),
});
provePage(thai, [{}], new URL("game.md", import.meta.url));

test("the published draw comes out digit by digit: first prize, front, last three, last two", () => {
  expect(thai.draw(openDraw(draws.serverSeed, draws.label), {})).toEqual(draws.outcome);
});

test.each(settlement.cases)(
  "$market $pick at $odds pays $payout for a stake of $stake",
  ({ market, pick, stake, odds, payout }) => {
    const line = lineOf(thai, ourCode(market), pick);
    expect(line.count).toBe(1);
    expect(
      payoutMinor(
        BigInt(stake),
        line.count,
        [odds * Number(ODDS_ONE)],
        thai.settle(line, settlement.draw),
      ),
    ).toBe(BigInt(payout));
  },
);

proveFigures(thai, [
  ["TOP3", "007", chances["3top @900"]],
  ["TOD3", "749", chances["3tod distinct"]],
  // The pair is offered at twice the published price, which gives it the return of three different
  // digits.
  ["TOD3", "747", { ...chances["3tod one pair"], odds: 260, rtp: 0.78 }],
  ["TOP2", "07", chances["2top @90"]],
  ["BOTTOM2", "07", chances["2bottom @90"]],
  ["RUN_TOP", "7", chances["run top @3.2"]],
  ["RUN_BOTTOM", "7", chances["run bottom @4.2"]],
]);

test.each(["FRONT3", "BOTTOM3"])(
  "%s is drawn twice: expected hits, any hit and return are as published",
  (market) => {
    const published = chances["3front(2 draws) per-draw hits"];
    const line = lineOf(thai, market, "007");
    const chance = thai.probability(line, {});
    expect(chance.hits.map(toNumber)).toEqual([published.expHits]);
    expect(toNumber(chance.win)).toBeCloseTo(published.pAny, 13);
    expect(sampleReturn(thai, line)).toBeCloseTo(published.rtp, 13);
  },
);

test("a number that is drawn twice in front pays twice; a run digit that comes twice pays once", () => {
  const outcome = { first: "000077", front3: ["131", "131"], last3: ["000", "001"], last2: "44" };
  expect(thai.settle({ market: "FRONT3", selection: "131" }, outcome).hits).toEqual([2]);
  expect(thai.settle({ market: "RUN_TOP", selection: "7" }, outcome).hits).toEqual([1]);
  expect(thai.settle({ market: "RUN_BOTTOM", selection: "4" }, outcome).hits).toEqual([1]);
});

test("TOD3 is one bet in any order and is refused for three of a kind, which nobody wins when it is drawn", () => {
  expect(lineOf(thai, "TOD3", "749")).toMatchObject({
    selection: "479",
    prices: ["TOD3:DISTINCT"],
  });
  expect(lineOf(thai, "TOD3", "474")).toMatchObject({ selection: "447", prices: ["TOD3:PAIR"] });
  for (const picks of [["777"], ["749", "974"]])
    expect(thai.expand({ market: "TOD3", picks }, {})).toMatchObject({ refusal: "INVALID_PICKS" });
  expect(() => thai.settle({ market: "TOD3", selection: "749" }, settlement.draw)).toThrow(
    RangeError,
  );
  expect(thai.winningSelections("TOD3", { ...settlement.draw, first: "000777" })?.size).toBe(0);
});

test("leading zeros are kept, and a number that lost one is refused", () => {
  expect(thai.settle({ market: "BOTTOM3", selection: "032" }, settlement.draw).hits).toEqual([1]);
  expect(thai.expand({ market: "BOTTOM3", picks: ["32"] }, {})).toMatchObject({
    refusal: "INVALID_PICKS",
  });
});

proveEvenDigits(thai, 5_000, ({ first, front3, last3, last2 }) =>
  [first, ...front3, ...last3, last2].join(""),
);

/** The published tickets write two of the markets as one word. */
function ourCode(market: string): string {
  return { RUNTOP: "RUN_TOP", RUNBOTTOM: "RUN_BOTTOM" }[market] ?? market;
}

/** The rules as the players' help page states them, written again without the package's code. */
function readByHand(
  { market, selection }: Line,
  { first, front3, last3, last2 }: Outcome,
): Settlement {
  const [a = "", b = "", c = ""] = first.slice(3);
  const orders = [a + b + c, a + c + b, b + a + c, b + c + a, c + a + b, c + b + a];
  const hits: Record<string, number> = {
    TOP3: Number(first.endsWith(selection)),
    TOD3: Number(orders.includes(selection)),
    TOP2: Number(first.endsWith(selection)),
    BOTTOM2: Number(last2 === selection),
    FRONT3: front3.filter((number) => number === selection).length,
    BOTTOM3: last3.filter((number) => number === selection).length,
    RUN_TOP: Number([a, b, c].includes(selection)),
    RUN_BOTTOM: Number(last2.includes(selection)),
  };
  return { hits: [hits[market] ?? Number.NaN], push: false };
}
