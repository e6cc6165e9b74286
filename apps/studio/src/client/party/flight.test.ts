import { expect, test } from "vitest";
import { flightOf } from "./flight.ts";
import { partyMs, TIERS } from "./tiers.ts";

const LONGEST_MS = 2_000;

test("every party is over within two seconds, and a smaller win's is no longer", () => {
  for (const pace of ["normal", "fast", "calm"] as const) {
    const lengths = TIERS.map((tier) => partyMs(tier, pace));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_MS);
    expect(lengths.toSorted((a, b) => b - a)).toEqual(lengths);
  }
});

test("nothing is still in the air when a party ends", () => {
  for (const tier of TIERS)
    for (let at = 0; at < 80; at++) {
      const { left, delayMs, ms } = flightOf(at, partyMs(tier, "normal"));
      expect(delayMs + ms).toBeLessThanOrEqual(partyMs(tier, "normal"));
      expect(left).toBeLessThan(1);
    }
});
