import { expect, test } from "vitest";
import { oddsText, percent, priceRows, readOdds } from "./odds.ts";

test("odds are read and written to the ten-thousandth, and what is no odds is none", () => {
  for (const text of ["95", "1.95", "0.0001", "16.5"])
    expect(oddsText(readOdds(text) ?? 0)).toBe(text);
  for (const text of ["", "0", "1.00001", "-2", "1e3", "95x"])
    expect(readOdds(text)).toBeUndefined();
  expect(percent(9_756)).toBe("97.56 %");
});

test("a price that several lines share is shown once, with the lowest and the highest of their returns", () => {
  const line = { market: "PICK", selection: "01", oneIn: 400 };
  const rows = priceRows([
    { ...line, prices: ["A", "B"], return: 9_000, inRange: true },
    { ...line, prices: ["B"], return: 9_990, inRange: false },
  ]);
  expect(rows).toEqual([
    { price: "A", market: "PICK", oneIn: 400, lowest: 9_000, highest: 9_000, inRange: true },
    { price: "B", market: "PICK", oneIn: 400, lowest: 9_000, highest: 9_990, inRange: false },
  ]);
});
