import { vnNorth } from "@perya/game-vn-lottery/rules";
import type { LotteryRules } from "@perya/lottery-kit";
import { expect, test } from "vitest";
import { betsAgain } from "./bets-again.ts";

const rules = vnNorth as LotteryRules;
const by = { rules, terms: {}, offer: { prices: rules.sampleOdds, steps: new Map() } };
const limits = { minMinor: 100n, maxMinor: 1_000n };
/** A line with a stake in centavos. */
const line = (market: string, selection: string, stakeMinor: bigint) => ({
  market,
  selection,
  stake: { amount: String(stakeMinor * 1_000n), currency: "PHP" },
});
const again = (lines: Parameters<typeof betsAgain>[0]) => betsAgain(lines, by, limits);

test("LB-12 the last slip comes back bet by bet: numbers of one unit together, and combinations as they were marked, at the odds of today", () => {
  const { bets, gone, limited } = again([
    line("BAO2", "07", 27n * 200n),
    line("BAO2", "42", 27n * 200n),
    line("BAO2", "99", 27n * 500n),
    ...["01,57", "01,84", "57,84"].map((pair) => line("XIEN2", pair, 100n)),
  ]);
  expect(bets).toEqual([
    { market: "BAO2", picks: ["07", "42"], unitMinor: "200", odds: { BAO2: 950_000 } },
    { market: "BAO2", picks: ["99"], unitMinor: "500", odds: { BAO2: 950_000 } },
    { market: "XIEN2", picks: ["01", "57", "84"], unitMinor: "100", odds: { XIEN2: 165_000 } },
  ]);
  expect([gone, limited]).toEqual([[], false]);
});

test("LB-12 pairs that are not all pairs of their numbers stay pairs, markets that are gone are named, and units keep to today's limits", () => {
  const { bets, gone, limited } = again([
    line("XIEN2", "01,57", 100n),
    line("XIEN2", "57,84", 100n),
    line("OLD9", "07", 100n),
    line("DB2", "07", 5n),
    line("DB3", "007", 5_000n),
  ]);
  expect(bets.map(({ market, picks, unitMinor }) => [market, picks, unitMinor])).toEqual([
    ["XIEN2", ["01", "57"], "100"],
    ["XIEN2", ["57", "84"], "100"],
    ["DB2", ["07"], "100"],
    ["DB3", ["007"], "1000"],
  ]);
  expect([gone, limited]).toEqual([["OLD9"], true]);
});
