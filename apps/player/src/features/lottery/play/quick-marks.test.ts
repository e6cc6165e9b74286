import { expect, test } from "vitest";
import { isOn, quickGroupsOf, toggled } from "./quick-marks.ts";
import { rulesOf } from "./rules-of.ts";

/** The quick marks of a market: how many numbers each has, by kind (and place) and code. */
async function sizes(code: string, market: string, terms = {}) {
  const rules = await rulesOf(code);
  const found = rules.markets.find((one) => one.code === market);
  if (!found) throw new Error(`No market ${market}`);
  return Object.fromEntries(
    quickGroupsOf(found, rules, terms).map(({ kind, place, marks }) => [
      place === undefined ? kind : `${kind} ${place}`,
      Object.fromEntries(marks.map((mark) => [mark.code, mark.picks.length])),
    ]),
  );
}

test("LB-12 two digits have ten heads, ten tails, and sides of fifty; what a bet can't hold is not offered", async () => {
  const ten = Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [digit, 10]));
  expect(await sizes("vn-north", "BAO2")).toEqual({
    head: ten,
    tail: ten,
    side: { ODD: 50, EVEN: 50, BIG: 50, SMALL: 50 },
  });
  expect(await sizes("vn-north", "XIEN3")).toEqual({ head: ten, tail: ten });
  expect(await sizes("vn-north", "TRUOT4")).toEqual({});
  expect(await sizes("vn-north", "BAO3")).toEqual({});
  expect(await sizes("thai", "RUN_TOP")).toEqual({
    side: { ODD: 5, EVEN: 5, BIG: 5, SMALL: 5 },
  });
});

test("LB-12 Mark Six has its own sides, colours and the animals of the draw's year; ball 49 is on no side", async () => {
  const { side, wave, animal, head } = await sizes("mark-six", "SPECIAL", { animal: 5 });
  expect(side).toEqual({ BIG: 24, SMALL: 24, ODD: 24, EVEN: 24 });
  expect(wave).toEqual({ RED: 17, BLUE: 16, GREEN: 16 });
  expect(Object.values(animal ?? {}).toSorted((a, b) => a - b)).toEqual([...Array(11).fill(4), 5]);
  expect(animal?.["SNAKE"]).toBe(5);
  expect(Object.keys(head ?? {})).toEqual(["0", "1", "2", "3", "4"]);
  // A draw that does not say its year has no animals to mark.
  expect(await sizes("mark-six", "SPECIAL")).not.toHaveProperty("animal");
});

test("LB-12 each place has its own sides by the game's own measure, and bets in order or on words have none", async () => {
  expect((await sizes("ssc", "DIGIT"))["side 3"]).toEqual({ ODD: 5, EVEN: 5, BIG: 5, SMALL: 5 });
  // Ball 11 is neither big nor small.
  expect((await sizes("11x5", "BALL"))["side 1"]).toEqual({ ODD: 6, EVEN: 5, BIG: 5, SMALL: 5 });
  expect(await sizes("k3", "SUM")).toEqual({ side: { ODD: 8, EVEN: 8, BIG: 8, SMALL: 8 } });
  expect((await sizes("pk10", "SUM"))["side"]).toMatchObject({ BIG: 8, SMALL: 9 });
  expect(await sizes("keno", "PICK1")).toMatchObject({ side: { BIG: 40, SMALL: 40 } });
  expect(await sizes("keno", "PICK1")).not.toHaveProperty("head");
  for (const [rules, market] of [
    ["pk10", "FIRST2"],
    ["ssc", "SIDE"],
    ["ssc", "BULL"],
    ["keno", "SIZE"],
  ] as const)
    expect(await sizes(rules, market)).toEqual({});
});

test("LB-12 a quick mark adds what is missing of its numbers, and takes all of them away when none is", () => {
  const odd = ["01", "03", "05"];
  expect(isOn(["03"], odd)).toBe(false);
  expect(toggled(["03", "10"], odd)).toEqual(["03", "10", "01", "05"]);
  expect(toggled(["03", "10", "01", "05"], odd)).toEqual(["10"]);
});
