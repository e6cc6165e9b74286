import fc from "fast-check";
import { expect, test } from "vitest";
import { readDetails } from "./read-details.ts";

const read = (said: unknown) =>
  readDetails(JSON.stringify(said)).map(({ name, value }) => `${name} = ${value}`);

test("a vendor's text is shown as it stands", () => {
  expect(readDetails(" Banker wins with 8 ")).toEqual([{ name: "", value: "Banker wins with 8" }]);
  expect(readDetails("  ")).toEqual([]);
});

test("an object is shown as its values under names that a person reads", () => {
  expect(read({ freeSpins: 3, total_shots: "12", odds: 1.5, "boss-name": "Kraken" })).toEqual([
    "Free spins = 3",
    "Total shots = 12",
    "Odds = 1.5",
    "Boss name = Kraken",
  ]);
  expect(read({ banker: { cards: ["K♠", "9♦"], points: 9 }, won: [1, 2] })).toEqual([
    "Banker: Cards = K♠, 9♦",
    "Banker: Points = 9",
    "Won = 1, 2",
  ]);
});

test("what only programs read is left out", () => {
  expect(read({ ok: true, none: null, "": 1, deep: { deeper: { deepest: 1 } } })).toEqual([]);
  expect(read([{ id: 1 }])).toEqual([]);
  expect(read({ lines: [{ symbol: 4 }], bets: [[1]] })).toEqual([]);
  expect(read(Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`reel${i}`, i])))).toEqual(
    [],
  );
  expect(readDetails('{"shots":')).toEqual([]);
});

test("whatever a vendor says, no line of it is raw JSON, and none is empty", () => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: "small" }), (said) => {
      if (typeof said !== "object" || said === null) return;
      for (const { name, value } of readDetails(JSON.stringify(said))) {
        expect(name).not.toBe("");
        expect(value).not.toBe("");
        expect(value).not.toContain("[object");
      }
    }),
  );
});
