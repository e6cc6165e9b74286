import { expect, test } from "vitest";
import { wonBy } from "./won-by.ts";

const order = (market: string, ...winning: string[]) => ({
  lines: [
    { market, winning },
    { market: "BAO2", winning: [] },
  ],
});

test("LB-12 the numbers of a draw that made an order win are those that are its winning numbers, or end in one", () => {
  const lit = wonBy(order("BAO2", "07"));
  expect([
    lit("G1", "12307"),
    lit("G7", "07"),
    lit("BALLS", "07"),
    lit("G1", "07123"),
    lit("SUM", "907"),
  ]).toEqual([true, true, true, false, false]);
  expect(wonBy(order("BAO2"))("DB", "12345")).toBe(false);
});

test("LB-12 a bet on one prize lights that prize alone, and one on a head only numbers of its length", () => {
  const board = [
    ["DB", "700036"],
    ["G1", "78456"],
    ["G4", "87656"],
    ["G7", "456"],
    ["G8", "56"],
  ] as const;
  const lit = (market: string, ...won: string[]) =>
    board
      .filter(([prize, number]) => wonBy(order(market, ...won))(prize, number))
      .map(([one]) => one);
  expect(lit("DB_UNITS", "6")).toEqual(["DB"]);
  expect(lit("DB_TENS", "3")).toEqual(["DB"]);
  expect(lit("DB2_BS", "SMALL")).toEqual(["DB"]);
  expect(lit("DB2_BS")).toEqual([]);
  expect(lit("G1_2", "56")).toEqual(["G1"]);
  expect(lit("HEAD2", "56")).toEqual(["G8"]);
  expect(lit("HEAD3", "456")).toEqual(["G7"]);
  expect(lit("BAO2", "56")).toEqual(["G1", "G4", "G7", "G8"]);
});
