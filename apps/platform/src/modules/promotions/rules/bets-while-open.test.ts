import { expect, test } from "vitest";
import { betsWhileOpen } from "./bets-while-open.ts";

const PESO = 100_000n;
const rule = { maxBet: null, hardBlock: false, weights: { RNG: 10_000, LIVE: 1_500, PVP: 0 } };

test.each([
  [1_000n, 500n, 75n],
  [1_000n, 1_000n, 100n],
  [9_000n, 5_000n, 100n],
])("of %s and a bonus of %s the highest bet is %s", (deposit, bonus, highest) => {
  const given = { deposit: deposit * PESO, bonus: bonus * PESO };
  expect(betsWhileOpen(given, rule).highestBet).toBe(highest * PESO);
});

test("a promotion may name its own, and close games that count nothing", () => {
  const { highestBet, closed } = betsWhileOpen(
    { deposit: PESO, bonus: PESO },
    { ...rule, maxBet: (7n * PESO).toString(), hardBlock: true },
  );
  expect(highestBet).toBe(7n * PESO);
  expect(closed).toContain("PVP");
  expect(closed).toContain("SPORTS");
  expect(closed).not.toContain("LIVE");
});
