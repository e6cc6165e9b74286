import { expect, test } from "vitest";
import { PLAYERS, simulate, type Trial } from "./simulate.ts";
import { spreadOf } from "./spread-of.ts";

const PESO = 100_000;
/** 1,000 and a bonus of 1,000 that are staked 12 times. */
const MATCH = {
  deposit: 1_000 * PESO,
  bonus: 1_000 * PESO,
  turnover: 24_000 * PESO,
  highestBet: 100 * PESO,
  mostKept: null,
} satisfies Partial<Trial>;
const SEED = 7;

test.each([
  ["RNG", 960_000],
  ["LIVE", 988_000],
  ["LOTTERY", 920_000],
])("PR-09 in %s ten thousand players lose the house's edge of what they staked", (name, ppm) => {
  const { meanLost, meanStaked, lostError } = simulate(
    { ...MATCH, spread: spreadOf(name, ppm) },
    SEED,
  );
  expect(Math.abs(meanLost - meanStaked * (1 - ppm / 1_000_000))).toBeLessThan(4 * lostError);
});

test("the same seed plays the same, and another one otherwise", () => {
  const trial = { ...MATCH, spread: spreadOf("LIVE", 988_000) };
  const [once, again, other] = [simulate(trial, 1), simulate(trial, 1), simulate(trial, 2)];
  expect(again).toEqual(once);
  expect(other.meanCost).not.toBe(once.meanCost);
});

test("who loses everything costs what was not deposited, and a limit bounds what others cost", () => {
  const heard: number[] = [];
  const { costs, done } = simulate(
    { ...MATCH, mostKept: 3_000 * PESO, spread: spreadOf("RNG", 960_000) },
    SEED,
    (played) => heard.push(played),
  );
  expect(costs[0]).toBe(-1_000 * PESO);
  expect(costs.at(-1)).toBe(2_000 * PESO);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(PLAYERS);
  expect(heard.length).toBeGreaterThan(10);
});

test("what has to be staked of nothing is played at once, and costs the whole bonus", () => {
  const { done, meanCost } = simulate(
    { ...MATCH, turnover: 0, spread: spreadOf("RNG", 960_000) },
    SEED,
  );
  expect([done, meanCost]).toEqual([PLAYERS, 1_000 * PESO]);
});
