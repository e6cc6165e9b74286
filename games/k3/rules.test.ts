import { openDraw } from "@perya/fair";
import { fraction, type Line, type Settlement } from "@perya/lottery-kit";
import { proveFigures, proveLottery, provePage } from "@perya/lottery-kit/testing";
import { describe, expect, test } from "vitest";
import vector from "./fixtures/draw.json" with { type: "json" };
import math from "./fixtures/math.json" with { type: "json" };
import { k3, k3TriplesLose, type Outcome } from "./rules.ts";

const throws: Outcome[] = [1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6].flatMap((b) => [1, 2, 3, 4, 5, 6].map((c) => ({ dice: [a, b, c] }))),
);

describe.each([
  ["triples count", k3],
  ["triples lose", k3TriplesLose],
])("where %s", (_, rules) => {
  const reads = referenceOf(rules === k3TriplesLose);
  proveLottery(rules, {
    reference: reads,
    terms: [{}],
    impossible: [
      [1, 2],
      [1, 2, 7],
      [0, 1, 2],
      ["1", "2", "3"],
      [1, 2, 2.5],
      [1, 2, 3, 4],
    ].map((dice) => ({ dice })),
  });
  provePage(rules, [{}], new URL("game.md", import.meta.url));

  test("every bet settles on every throw as a plain reading of the rules has it, and its chance is the share of throws on which it wins", () => {
    for (const { code, samples } of rules.markets) {
      for (const selection of samples) {
        const wins = throws.filter(
          (thrown) => reads({ market: code, selection }, thrown).hits[0] === 1,
        );
        expect(
          throws.filter(
            (thrown) => rules.settle({ market: code, selection }, thrown).hits[0] === 1,
          ),
        ).toEqual(wins);
        expect(rules.probability({ market: code, selection }, {})).toEqual({
          hits: [fraction(wins.length, throws.length)],
          win: fraction(wins.length, throws.length),
          push: fraction(0),
        });
      }
    }
  });

  test("the published draw comes out as published", () => {
    const outcome = rules.draw(openDraw(vector.serverSeed, vector.label), {});
    expect(outcome).toEqual({ dice: vector.dice });
    expect(rules.board(outcome)[1]?.numbers).toEqual([String(vector.sum)]);
  });
});

proveFigures(k3, [
  ["SIZE", "BIG", math["big 11-18 (Lott style)"]],
  ["SIZE", "SMALL", math["big 11-18 (Lott style)"]],
  ["PARITY", "ODD", math.odd],
  ["PARITY", "EVEN", math.odd],
  ...Array.from(
    { length: 16 },
    (_, at) => ["SUM", String(at + 3), math[`sum ${at + 3}` as "sum 3"]] as const,
  ),
  ["TRIPLE_ANY", "ANY", math["any triple"]],
  ["TRIPLE", "4", math["specific triple"]],
  ["PAIR", "4", math["specific pair exactly, no triple"]],
  ["PAIR_SINGLE", "113", math["pair+single exact e.g. 1,1,3"]],
  ["THREE_DIFFERENT", "1,3,5", math["three different e.g. 1,3,5"]],
  ["TWO_DIFFERENT", "1,2", math["two different e.g. 1&2 both present"]],
  ["SEQUENCE", "ANY", math["three in sequence (any)"]],
]);

proveFigures(k3TriplesLose, [["SIZE", "BIG", math["big 11-17 no triple (sic bo style)"]]]);

test("where triples lose, the throw 4 4 4 is neither", () => {
  expect([...(k3TriplesLose.winningSelections("SIZE", { dice: [4, 4, 4] }) ?? [])]).toEqual([]);
  expect(
    [...(k3.winningSelections("SIZE", { dice: [4, 4, 4] }) ?? [])].map(([side]) => side),
  ).toEqual(["BIG"]);
});

test("more faces than a bet has make a line of every choice", () => {
  const lines = k3.expand({ market: "TWO_DIFFERENT", picks: ["5", "1", "3"] }, {});
  expect(
    lines.ok && lines.value.map(({ selection, count, prices }) => [selection, count, prices]),
  ).toEqual([
    ["1,3", 1, ["TWO_DIFFERENT"]],
    ["1,5", 1, ["TWO_DIFFERENT"]],
    ["3,5", 1, ["TWO_DIFFERENT"]],
  ]);
});

/** The rules as the players' help page states them. */
function referenceOf(triplesLose: boolean) {
  return ({ market, selection }: Line, { dice }: Outcome): Settlement => {
    const [low = 0, middle = 0, high = 0] = dice.toSorted((a, b) => a - b);
    const total = low + middle + high;
    const triple = low === high;
    const wins: Record<string, () => boolean> = {
      SIZE: () => !(triplesLose && triple) && (selection === "BIG" ? total > 10 : total < 11),
      PARITY: () => (total % 2 === 0) === (selection === "EVEN"),
      SUM: () => total === Number(selection),
      TRIPLE_ANY: () => triple,
      TRIPLE: () => triple && low === Number(selection),
      PAIR: () => !triple && middle === Number(selection) && (low === middle || middle === high),
      PAIR_SINGLE: () => [`${low}${middle}${high}`, `${middle}${high}${low}`].includes(selection),
      TWO_DIFFERENT: () =>
        dice.includes(Number(selection[0])) && dice.includes(Number(selection[2])),
      THREE_DIFFERENT: () => selection === `${low},${middle},${high}`,
      SEQUENCE: () => middle === low + 1 && high === middle + 1,
    };
    return { hits: [wins[market]?.() ? 1 : 0], push: false };
  };
}
