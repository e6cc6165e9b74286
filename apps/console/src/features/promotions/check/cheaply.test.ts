import type { PromotionCheck } from "@perya/api-client/operator";
import { expect, test } from "vitest";
import { cheaply } from "./cheaply.ts";

const CURRENCY = "PHP";
const peso = (count: number) => ({ amount: String(count * 100_000), currency: CURRENCY });
const outlook = (loss: number) => ({
  returnPpm: 960_000,
  turnover: peso(24_000),
  loss: peso(loss),
  cost: peso(1_000 - loss),
});
const checkOf = (usual: number, best: number, closed = false): PromotionCheck => ({
  deposit: peso(1_000),
  bonus: peso(1_000),
  required: peso(24_000),
  highestBet: peso(100),
  mostKept: null,
  categories: [
    {
      category: "LIVE",
      weightBps: 10_000,
      closed,
      games: 2,
      usual: outlook(usual),
      best: outlook(best),
    },
  ],
});

test("PR-09 slots that cost a player 960 of 1,000 are no matter, and baccarat that costs 288 is", () => {
  expect(cheaply(checkOf(960, 700))).toEqual([]);
  expect(cheaply(checkOf(288, 200))).toEqual([{ category: "LIVE", free: false }]);
});

test("one game in which nothing is lost is enough, unless it takes no bets meanwhile", () => {
  expect(cheaply(checkOf(960, 0))).toEqual([{ category: "LIVE", free: true }]);
  expect(cheaply(checkOf(0, 0, true))).toEqual([]);
});
