import { expect, test } from "vitest";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { matchOf, requiredOf } from "./bonus-of.ts";
import type { DepositMatch } from "./rule.ts";

/** Ledger units of a minor unit. */
const CENT = 1_000n;
/** The rules of the vectors, in their order; all of them have a cap of 5,000. */
const RULES = [
  { percentBps: 10_000, times: 12, base: "DB" },
  { percentBps: 10_000, times: 12, base: "DB" },
  { percentBps: 5_000, times: 20, base: "B" },
] as const;

test.each(vectors.bonus.map((vector, at) => [vector, RULES[at]] as const))(
  "a deposit of $deposit brings a bonus of $bonus, and $required to wager",
  ({ deposit, bonus, required }, rule) => {
    const units = BigInt(deposit) * CENT;
    const match = { cap: (500_000n * CENT).toString(), ...rule } as DepositMatch;
    expect(matchOf(units, match)).toBe(BigInt(bonus) * CENT);
    expect(requiredOf({ deposit: units, bonus: BigInt(bonus) * CENT }, match)).toBe(
      BigInt(required) * CENT,
    );
  },
);
