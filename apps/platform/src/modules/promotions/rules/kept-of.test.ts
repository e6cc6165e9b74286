import { expect, test } from "vitest";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { keptOf, mostAtCompletion } from "./kept-of.ts";

const { complete, completeNoCap, forfeitAhead, forfeitBehind } = vectors.bonusEnd;

test("at a completion the player's own and ten times the bonus stay, or all without a limit", () => {
  const balance = 900_000n;
  const limited = keptOf(balance, mostAtCompletion(0n, 10_000n, 10));
  expect([limited.kept, limited.removed].map(Number)).toEqual([
    complete.released,
    complete.removed,
  ]);
  const free = keptOf(balance, mostAtCompletion(0n, 10_000n, null));
  expect([free.kept, free.removed].map(Number)).toEqual([
    completeNoCap.released,
    completeNoCap.removed,
  ]);
});

test("a player who gives up a bonus keeps no more than the deposit, and never loses of it", () => {
  for (const [balance, vector] of [
    [260_000n, forfeitAhead],
    [70_000n, forfeitBehind],
  ] as const) {
    const { kept, removed } = keptOf(balance, 100_000n);
    expect([Number(kept), Number(removed)]).toEqual([vector.newBalance, vector.removed]);
  }
});

test("what is missing of the player's own may still come back from open bets", () => {
  expect(keptOf(70n, 100n).allowance).toBe(30n);
  expect(keptOf(130n, 100n).allowance).toBe(0n);
});
