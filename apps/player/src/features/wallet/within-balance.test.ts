import { expect, test } from "vitest";
import { withinBalance } from "./within-balance.ts";

const pesos = (major: number) => ({ amount: String(Math.round(major * 100_000)), currency: "PHP" });
const asked = { min: pesos(100), max: pesos(18_700), owed: pesos(0) };

test("no more can be asked for than the balance holds beside what is owed, in whole centavos", () => {
  expect(withinBalance(asked, pesos(3_769.505))).toEqual(pesos(3_769.5));
  expect(withinBalance({ ...asked, owed: pesos(120) }, pesos(3_769.5))).toEqual(pesos(3_649.5));
  expect(withinBalance(asked, pesos(100))).toEqual(pesos(100));
});

test("what the day leaves bounds a balance that is larger, and one below the smallest withdrawal", () => {
  expect(withinBalance(asked, pesos(50_000))).toEqual(asked.max);
  expect(withinBalance(asked, pesos(99.99))).toEqual(asked.max);
});
