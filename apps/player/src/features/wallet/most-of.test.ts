import { expect, test } from "vitest";
import { mostOf } from "./most-of.ts";

const pesos = (major: number) => ({ amount: String(Math.round(major * 100_000)), currency: "PHP" });
const asked = { min: pesos(100), max: pesos(18_700), owed: pesos(0), mostThere: null };

test("no more can be asked for than the balance holds beside what is owed, in whole centavos", () => {
  expect(mostOf(asked, pesos(3_769.505))).toEqual(pesos(3_769.5));
  expect(mostOf({ ...asked, owed: pesos(120) }, pesos(3_769.5))).toEqual(pesos(3_649.5));
  expect(mostOf(asked, pesos(100))).toEqual(pesos(100));
});

test("what the day leaves bounds a balance that is larger, and one below the smallest withdrawal", () => {
  expect(mostOf(asked, pesos(50_000))).toEqual(asked.max);
  expect(mostOf(asked, pesos(99.99))).toEqual(asked.max);
});

test("what may go to the chosen account bounds both, even below the smallest withdrawal", () => {
  const there = (major: number) => ({ ...asked, mostThere: pesos(major) });
  expect(mostOf(there(700), pesos(3_769.5))).toEqual(pesos(700));
  expect(mostOf(there(5_000), pesos(3_769.5))).toEqual(pesos(3_769.5));
  expect(mostOf(there(50_000), pesos(50_000))).toEqual(asked.max);
  expect(mostOf(there(0), pesos(3_769.5))).toEqual(pesos(0));
  expect(mostOf(there(700))).toEqual(pesos(700));
});
