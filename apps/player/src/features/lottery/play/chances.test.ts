import { fraction } from "@perya/lottery-kit";
import { expect, test } from "vitest";
import { oddsText, oneIn, percent } from "./chances.ts";

test("LB-12 odds, chances and returns are written exactly, without a float", () => {
  expect([oddsText(950_000), oddsText(19_500), oddsText(85_000_000), oddsText(21_250)]).toEqual([
    "95",
    "1.95",
    "8,500",
    "2.125",
  ]);
  expect([percent(fraction(95, 100)), percent(fraction(1, 3)), percent(fraction(1))]).toEqual([
    "95.00%",
    "33.33%",
    "100.00%",
  ]);
  expect([
    oneIn(fraction(1, 2)),
    oneIn(fraction(1, 100)),
    oneIn(fraction(548_821, 10_000_000)),
    oneIn(fraction(0)),
  ]).toEqual(["2", "100", "18", "–"]);
});
