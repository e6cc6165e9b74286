import { expect, test } from "vitest";
import { findCountries, namedCountries } from "./countries.ts";

const CODES = [
  { countryCode: "US", countryDialingCode: "1" },
  { countryCode: "PH", countryDialingCode: "63" },
  { countryCode: "CI", countryDialingCode: "225" },
  { countryCode: "CA", countryDialingCode: "1" },
  { countryCode: "QQ", countryDialingCode: "9" },
];
const countries = namedCountries(CODES);
const found = (typed: string) =>
  findCountries(countries, typed).map(({ countryCode }) => countryCode);

test("MD-06 countries come in the order of their names, and one without a name is called by its code", () => {
  expect(countries.map(({ name }) => name)).toEqual([
    "Canada",
    "Côte d’Ivoire",
    "Philippines",
    "QQ",
    "United States",
  ]);
});

test.each([
  ["phil", ["PH"]],
  ["PH", ["PH"]],
  ["cote", ["CI"]],
  ["63", ["PH"]],
  ["+63", ["PH"]],
  ["0063", ["PH"]],
  ["1", ["CA", "US"]],
  ["ca", ["CA"]],
  ["atlantis", []],
])("MD-06 a country is found by its name, its code or its dialling code: %s", (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test("MD-06 nothing typed shows them all", () => {
  expect(found("  ")).toHaveLength(CODES.length);
});
