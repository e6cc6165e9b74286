import { expect, test } from "vitest";
import { SHIPPED_PROFILES } from "../shipped/shipped-profiles.ts";
import { fold } from "./fold.ts";
import { forbidsDeposit, forbidsPlay, identityLawIn, type IdentityLaw } from "./identity-law.ts";

function lawIn(...codes: string[]): IdentityLaw | undefined {
  const chosen = SHIPPED_PROFILES.filter(({ code }) => codes.includes(code) || code === "BASE");
  return identityLawIn(fold(chosen), chosen);
}
/** Whether a player who registered so many hours ago may deposit up to a total, and may play. */
const may = (law: IdentityLaw | undefined, hoursSince: number, total: bigint, currency = "EUR") =>
  law
    ? [
        !forbidsDeposit(law, { hoursSince, total, currency }),
        !forbidsPlay(law, { hoursSince, currency }),
      ]
    : [true, true];

test.each([
  ["PH", 0, 1n, [false, false]],
  ["SE", 0, 1n, [false, false]],
  ["NJ", 0, 1n, [false, false]],
  ["BR", 0, 1n, [false, false]],
  ["GB", 0, 1n, [true, false]],
  ["DE", 0, 10_000n, [true, true]],
  ["DE", 0, 10_001n, [false, true]],
  ["DE", 71.9, 10_000n, [true, true]],
  ["DE", 72, 1n, [false, false]],
  ["MT", 9_999, 199_999n, [true, true]],
  ["MT", 0, 200_000n, [false, true]],
  ["DK", 9_999, 10_000_000n, [true, true]],
  ["DEMO", 0, 10_000_000n, [true, true]],
] as const)(
  "%s, %s hours after registration, deposits of %s in all",
  (code, hours, total, allowed) => {
    expect(may(lawIn(code), hours, total)).toEqual(allowed);
  },
);

test("in a currency that a profile names no amount in, nothing comes before proof", () => {
  expect(may(lawIn("MT"), 0, 1n, "PHP")).toEqual([false, true]);
  expect(may(lawIn("DE"), 0, 1n, "PHP")).toEqual([false, true]);
});

test("of several profiles the strictest counts, and its rule is named", () => {
  expect(lawIn("MT", "DE")).toMatchObject({ before: "deadline", rule: "DE.kyc.before" });
  expect(lawIn("MT", "DE", "PH")).toMatchObject({ before: "deposit", rule: "PH.kyc.before" });
  expect(lawIn("DK", "IM")).toBeUndefined();
});
