import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

const peso = (amount: string) => ({ amount, currency: "PHP" });

test("a table is written with amounts to the last unit, and words with commas, quotes and lines in quotes", () => {
  expect(
    csvOf([
      ["Day", "Stake"],
      ['Lanterns, "big"', peso("150000")],
      ["two\nlines", peso("-1")],
      ["", peso("12345670")],
      ["plain", null],
    ]),
  ).toBe(
    '\uFEFFDay,Stake\r\n"Lanterns, ""big""",1.50\r\n"two\nlines",-0.00001\r\n' +
      ",123.4567\r\nplain,\r\n",
  );
});

test("no name of a game becomes a formula of a spreadsheet, and an amount below zero stays a number", () => {
  expect(csvOf([["=HYPERLINK()", "@x", "-1+2", peso("-100000")]])).toBe(
    "\uFEFF'=HYPERLINK(),'@x,'-1+2,-1.00\r\n",
  );
});
