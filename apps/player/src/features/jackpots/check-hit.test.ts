import { commitmentOf } from "@perya/fair";
import { hiddenValue, isTriggered } from "@perya/jackpot-kit";
import { expect, test } from "vitest";
import { checkHit } from "./check-hit.ts";

const money = (units: bigint) => ({ amount: units.toString(), currency: "PHP" });
const SEED = commitmentOf("a seed");
const RANDOM = {
  id: "7",
  kind: "RANDOM",
  seed: money(50n),
  odds: money(10n),
  ceiling: null,
} as const;
const MUST = {
  id: "7",
  kind: "MUST_HIT_BY",
  seed: money(5_000_000n),
  odds: null,
  ceiling: money(9_000_000n),
} as const;
const hidden = hiddenValue(
  {
    kind: "MUST_HIT_BY",
    contributionPpm: 0n,
    stepUnits: 1n,
    seedUnits: 5_000_000n,
    ceilingUnits: 9_000_000n,
  },
  SEED,
  { tier: 7n, cycle: 2 },
);
const HIT = {
  cycle: 2,
  at: "2026-03-01T12:00:00Z",
  winner: "an***a",
  prize: money(hidden),
  stake: money(5n),
  seed: SEED,
};

test("a random hit is right when its round was drawn by the seed that was committed to", () => {
  const rounds = Array.from({ length: 40 }, (_, n) => `rounds-${n}`);
  const won = rounds.filter((round) => isTriggered(10n, 5n, SEED, { tier: 7n }, round));
  expect(won.length).toBeGreaterThan(5);
  for (const round of rounds) {
    const hit = { ...HIT, round, hidden: null, commitment: commitmentOf(SEED) };
    expect(checkHit(RANDOM, hit)).toEqual({ committed: true, won: won.includes(round) });
  }
  const other = { ...HIT, round: "rounds-1", hidden: null, commitment: SEED };
  expect(checkHit(RANDOM, other).committed).toBe(false);
});

test("a must-hit-by is right when its pool had reached the value that follows from the seed", () => {
  const commitment = commitmentOf(`${hidden}${SEED}`);
  const hit = { ...HIT, round: "rounds-1", hidden: money(hidden), commitment };
  expect(checkHit(MUST, hit)).toEqual({ committed: true, won: true });
  expect(checkHit(MUST, { ...hit, prize: money(hidden - 100_000n) }).won).toBe(false);
  expect(checkHit(MUST, { ...hit, hidden: money(hidden + 1n) })).toEqual({
    committed: false,
    won: false,
  });
});
