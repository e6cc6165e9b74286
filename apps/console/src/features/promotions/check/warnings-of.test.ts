import type { PromotionCheck } from "@perya/api-client/operator";
import { expect, test } from "vitest";
import { warningsOf } from "./warnings-of.ts";

const peso = (count: number) => ({ amount: String(count * 100_000), currency: "PHP" });
const outlook = (loss: number) => ({
  returnPpm: 960_000,
  turnover: peso(24_000),
  loss: peso(loss),
  cost: peso(1_000 - loss),
});
const live = {
  category: "LIVE",
  weightBps: 10_000,
  closed: false,
  games: 2,
  usual: outlook(960),
  best: outlook(700),
};
const told = (more: Partial<PromotionCheck["categories"][number]> = {}) =>
  warningsOf({
    deposit: peso(1_000),
    bonus: peso(1_000),
    required: peso(24_000),
    highestBet: peso(100),
    mostKept: null,
    categories: [{ ...live, ...more }],
  }).map(({ about }) => about);

test("PR-09 slots that cost a player 960 of 1,000 are no matter, and baccarat of 288 is", () => {
  expect(told()).toEqual([]);
  expect(told({ usual: outlook(288), best: outlook(200) })).toEqual(["CHEAP"]);
});

test("one game in which nothing is lost is enough, and so are games that say nothing", () => {
  expect(told({ best: outlook(0) })).toEqual(["FREE"]);
  expect(told({ games: 0, usual: null, best: null })).toEqual(["UNKNOWN"]);
});

test("a category that takes no bets or counts nothing is no matter", () => {
  expect(told({ closed: true, best: outlook(0) })).toEqual([]);
  expect(told({ weightBps: 0, usual: null, best: null })).toEqual([]);
});
