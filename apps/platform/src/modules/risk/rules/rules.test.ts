import { UNITS_PER_MAJOR } from "@perya/money";
import { describe, expect, test } from "vitest";
import { SECTIONS_DECLARED } from "../../../declared.ts";
import type { RiskSettings } from "../risk-settings.ts";
import { scoreOf } from "../scoring/score.ts";
import type { RiskFacts } from "./facts.ts";
import type { SubjectKind } from "./rule.ts";
import { RULES, type RuleName } from "./rules.ts";

const STANDARD: RiskSettings = SECTIONS_DECLARED.risk.schema.parse({});
const pesos = (amount: number) => BigInt(amount) * UNITS_PER_MAJOR;
/** A player about whom nothing is odd. */
const CALM: RiskFacts = {
  depositsOfDay: [pesos(500)],
  depositsLately: [pesos(500)],
  depositedBefore: pesos(30_000),
  otherPayer: false,
  accountsLately: 1,
  othersWithAccount: 0,
  othersWithDevice: 0,
  othersAtAddress: 0,
  othersSamePerson: 0,
  minutesSinceDeposit: null,
  stakesOfDay: 0n,
  turnoverOfDay: 0n,
  returnsOfDay: 0,
  returnedOfDay: 0n,
};
const KINDS = ["deposit", "withdrawal", "registration"] as const;

function found(kind: SubjectKind, facts: Partial<RiskFacts>, settings = STANDARD): string[] {
  return scoreOf(kind, { ...CALM, ...facts }, settings).reasons.map(({ rule }) => rule);
}

test("about a player of whom nothing is odd no rule finds anything", () => {
  for (const kind of KINDS)
    expect(scoreOf(kind, CALM, STANDARD)).toEqual({ score: 0, reasons: [] });
});

/** Just enough for each rule, and just too little. */
const EDGES: Readonly<
  Record<RuleName, { kind: SubjectKind; odd: Partial<RiskFacts>; calm: Partial<RiskFacts> }>
> = {
  structuring: {
    kind: "deposit",
    // Within 10 % under 5,000,000: from 4,500,000 to 5,000,000 itself, which is not reported.
    odd: {
      depositsLately: [pesos(4_500_000), pesos(4_999_999), pesos(5_000_000)],
    },
    calm: {
      depositsLately: [pesos(4_499_999), pesos(4_999_999), pesos(5_000_001), pesos(4_500_000)],
    },
  },
  otherPayer: { kind: "deposit", odd: { otherPayer: true }, calm: {} },
  manyAccounts: {
    kind: "withdrawal",
    odd: { accountsLately: 4 },
    calm: { accountsLately: 3 },
  },
  sharedAccount: { kind: "withdrawal", odd: { othersWithAccount: 1 }, calm: {} },
  sharedDevice: { kind: "registration", odd: { othersWithDevice: 1 }, calm: {} },
  crowdedAddress: {
    kind: "registration",
    odd: { othersAtAddress: 5 },
    calm: { othersAtAddress: 4 },
  },
  samePerson: { kind: "registration", odd: { othersSamePerson: 1 }, calm: {} },
  quickOut: {
    kind: "withdrawal",
    odd: { minutesSinceDeposit: 120, stakesOfDay: pesos(1_000), turnoverOfDay: pesos(500) },
    calm: { minutesSinceDeposit: 121, stakesOfDay: pesos(1_000), turnoverOfDay: 0n },
  },
  transferLoop: {
    kind: "withdrawal",
    odd: { returnsOfDay: 3, returnedOfDay: pesos(1_000), turnoverOfDay: pesos(100) - 1n },
    calm: { returnsOfDay: 3, returnedOfDay: pesos(1_000), turnoverOfDay: pesos(100) },
  },
  suddenVolume: {
    kind: "deposit",
    // The mean of the 30 days before is 1,000 a day.
    odd: { depositsOfDay: [pesos(4_000), pesos(6_000)] },
    calm: { depositsOfDay: [pesos(4_000), pesos(5_999)] },
  },
};

describe.each(Object.entries(EDGES))("%s", (name, { kind, odd, calm }) => {
  const rule = name as RuleName;

  test("finds what is just enough, and nothing just below it", () => {
    expect(found(kind, odd)).toEqual([rule]);
    expect(found(kind, calm)).toEqual([]);
  });

  test("adds its weight with words for staff, and is silent when it is switched off", () => {
    const { [rule]: setting } = STANDARD.rules;
    const weighed = {
      ...STANDARD,
      rules: { ...STANDARD.rules, [rule]: { ...setting, weight: 7 } },
    };
    expect(scoreOf(kind, { ...CALM, ...odd }, weighed)).toMatchObject({
      score: 7,
      reasons: [{ rule, weight: 7, words: expect.stringMatching(/^[A-Z0-9]/) }],
    });
    const off = { ...STANDARD, rules: { ...STANDARD.rules, [rule]: { ...setting, on: false } } };
    expect(found(kind, odd, off)).toEqual([]);
  });

  test("looks only at what it is about", () => {
    for (const other of KINDS)
      expect(found(other, odd).includes(rule)).toBe(RULES[rule].of.includes(other));
  });
});

test("play that risked half of its stakes or more is no sign, however quick the withdrawal", () => {
  const quick = { minutesSinceDeposit: 0, stakesOfDay: 1_000n };
  expect(found("withdrawal", { ...quick, turnoverOfDay: 501n })).toEqual([]);
  expect(found("withdrawal", { ...quick, turnoverOfDay: 500n })).toEqual(["quickOut"]);
  expect(found("withdrawal", { ...quick, stakesOfDay: 0n })).toEqual([]);
});

test("money that came back twice is no loop, and neither is what was staked without turnover", () => {
  const back = { returnedOfDay: pesos(1_000) };
  expect(found("withdrawal", { ...back, returnsOfDay: 2 })).toEqual([]);
  expect(found("withdrawal", { ...back, returnsOfDay: 3, stakesOfDay: pesos(100) })).toEqual([]);
  expect(found("withdrawal", { ...back, returnsOfDay: 3, stakesOfDay: pesos(99) })).toEqual([
    "transferLoop",
  ]);
});

test("a first deposit is not compared with nothing", () => {
  expect(found("deposit", { depositsOfDay: [pesos(1_000_000)], depositedBefore: 0n })).toEqual([]);
});

test("a score is the sum of what was found, the heaviest reason first, and at most 100", () => {
  const odd: RiskFacts = Object.assign({}, CALM, ...Object.values(EDGES).map((edge) => edge.odd));
  const { score, reasons } = scoreOf("withdrawal", odd, STANDARD);
  expect(score).toBe(100);
  const weights = reasons.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeGreaterThan(100);
});

test("with the figures it comes with, structure is found under what takes a second person", () => {
  const deposits = (...amounts: number[]) =>
    found("deposit", { depositsLately: amounts.map(pesos) });
  expect(deposits(9_000, 9_500, 10_000)).toEqual(["structuring"]);
  expect(deposits(9_900, 500, 9_900, 9_900)).toEqual(["structuring"]);
  expect(deposits(9_900, 9_900, 500, 500)).toEqual([]);
  expect(deposits(8_999, 9_500, 10_000)).toEqual([]);
  expect(deposits(10_001, 9_500, 10_000)).toEqual([]);
});

test("deposits under different amounts do not add up to structure", () => {
  const depositsLately = [pesos(4_900_000), pesos(4_900_000), pesos(9_900), pesos(9_900)];
  expect(found("deposit", { depositsLately })).toEqual([]);
});

test("no sum is too large for a brand's own amount, and 0 switches the look under it off", () => {
  const { structuring } = STANDARD.rules;
  const settings = { ...STANDARD, reportedAbove: "0" };
  expect(found("deposit", EDGES.structuring.odd, settings)).toEqual([]);
  const unchecked = {
    ...STANDARD,
    rules: { ...STANDARD.rules, structuring: { ...structuring, checkedAbove: "0" } },
  };
  const under = { depositsLately: [pesos(9_500), pesos(9_500), pesos(9_500)] };
  expect(found("deposit", under, unchecked)).toEqual([]);
  expect(found("deposit", EDGES.structuring.odd, unchecked)).toEqual(["structuring"]);
});
