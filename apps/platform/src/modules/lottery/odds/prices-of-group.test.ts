import { PRIZE_GROUPS } from "@perya/lottery-kit";
import { expect, test } from "vitest";
import { rulesOf } from "../games/rules-of.ts";
import { pricesOfGroup } from "./prices-of-group.ts";
import { isInRange, returnsOf, sampleLines } from "./returns-of.ts";

const CODES = [
  "vn-north",
  "vn-south",
  "thai",
  "keno",
  "k3",
  "k3-triples-lose",
  "pk10",
  "ssc",
  "11x5",
  "mark-six",
];
const NEW_YEAR = Temporal.PlainDate.from("2026-02-17");

test.each(CODES)(
  "every price of %s has a return that may be offered, in the lowest prize group and in the highest, what is pushed included",
  (code) => {
    const rules = rulesOf(code);
    const terms = rules.termsOn(NEW_YEAR);
    for (const group of [PRIZE_GROUPS.min, PRIZE_GROUPS.max]) {
      const prices = pricesOfGroup(rules, terms, group);
      expect(Object.keys(prices).toSorted()).toEqual(Object.keys(rules.sampleOdds).toSorted());
      expect(returnsOf(rules, terms, prices).filter((one) => !isInRange(one.return))).toEqual([]);
    }
  },
);

test("in group 1,800 one digit of five pays 9.0", () => {
  const ssc = rulesOf("ssc");
  expect(pricesOfGroup(ssc, {}, 1_800)["DIGIT"]).toBe(90_000);
});

test("a price that several animals share is shown once, for animals of four numbers and for the year's own of five", () => {
  const rules = rulesOf("mark-six");
  const lines = sampleLines(rules, rules.termsOn(NEW_YEAR)).filter(({ market }) =>
    market.startsWith("ZODIAC"),
  );
  expect(lines.map(({ selection, prices }) => `${selection} ${prices.join()}`)).toEqual([
    "RAT ZODIAC_SPECIAL:4",
    "HORSE ZODIAC_SPECIAL:5",
    "RAT ZODIAC:4",
    "HORSE ZODIAC:5",
  ]);
});
