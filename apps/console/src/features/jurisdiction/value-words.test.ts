import { expect, test } from "vitest";
import { valueWords } from "./value-words.ts";

test.each([
  [null, "years", "not confirmed"],
  ["21", "years", "21 years"],
  ['"forbid"', null, "forbid"],
  ["true", null, "yes"],
  ['["P1D","P6W"]', null, "1 day, 6 weeks"],
  ['["P6M","permanent"]', null, "6 months, permanent"],
  ['{"slots":2500,"casino":5000}', "ms", "slots 2500, casino 5000 ms"],
  [
    '[{"product":"slots","ageMin":18,"ageMax":24,"amount":200,"currency":"GBP"}]',
    "minor units",
    "£2.00 slots, ages 18 to 24",
  ],
  [
    '[{"product":"slots","ageMin":25,"ageMax":null,"amount":500,"currency":"GBP"}]',
    "minor units",
    "£5.00 slots, ages from 25",
  ],
  ['{"KES":2000}', "minor units", "KSh20.00"],
])("%s in %s reads %s", (json, unit, words) => {
  expect(valueWords(json, unit)).toBe(words);
});
