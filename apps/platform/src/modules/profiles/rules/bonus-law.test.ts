import { expect, test } from "vitest";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { SHIPPED_PROFILES } from "../shipped/shipped-profiles.ts";
import { bonusLawIn } from "./bonus-law.ts";
import { fold } from "./fold.ts";

const lawOf = (...codes: string[]) =>
  bonusLawIn(fold(SHIPPED_PROFILES.filter(({ code }) => codes.includes(code))));
const PLAIN = { deposit: 0, bonus: 100, required: 0, days: 365, weights: {} };
type Vector = Partial<Record<"deposit" | "bonus" | "required" | "days", number>> & {
  readonly profile: string;
  readonly currency?: string;
  readonly weights?: Readonly<Record<string, number>>;
  readonly decision: string;
  readonly rule: string | null;
};
const all = vectors.bonus as readonly Vector[];
const CURRENCY_OF: Readonly<Record<string, string>> = { BR: "BRL", NL: "EUR", DK: "DKK" };

test.each(all.filter((one) => !/minAge|sameProduct|SE\./.test(one.rule ?? "")))(
  "bonus under the law: $profile with $rule is $decision",
  ({ profile, currency, decision, rule, ...planned }) => {
    const { deposit = 0, bonus = 100, required = 0, days = 365, weights = {} } = planned;
    const refused = lawOf(profile).refuses({
      ...PLAIN,
      currency: currency ?? CURRENCY_OF[profile] ?? "USD",
      deposit,
      bonus,
      required,
      days,
      weights,
    });
    expect(refused?.rule ?? null).toBe(rule);
    expect(refused === undefined).toBe(decision === "OK");
  },
);

test("a bonus whose wagering mixes products is refused where the law wants one product", () => {
  const mixed = { ...PLAIN, currency: "GBP", weights: { RNG: 10_000, SPORTS: 10_000 } };
  expect(lawOf("GB").refuses(mixed)?.rule).toBe("GB.bonus.sameProduct");
  expect(lawOf("GB").refuses({ ...mixed, weights: { RNG: 10_000, SPORTS: 0 } })).toBeUndefined();
});

test("a law may allow one bonus alone, ask for an age, and keep bonuses out of advertising", () => {
  const one = lawOf("SE");
  expect([one.welcome, one.welcomeRule?.rule]).toEqual(["once", "SE.bonus.welcome"]);
  expect([lawOf("NL").minAge, lawOf("NL").ageRule?.rule]).toEqual([24, "NL.bonus.minAge"]);
  const silent = SHIPPED_PROFILES.find(({ cells }) => cells["bonus.publicAds"]?.value === "forbid");
  expect(silent && lawOf(silent.code).publicAds).toBe(false);
  expect(lawOf("MT").publicAds).toBe(true);
});

test("a cap that tightens is an amount for the grant at hand", () => {
  expect(lawOf("GB").wagerCap({ deposit: 10_000n, bonus: 10_000n })).toBe(100_000n);
  expect(lawOf("MT").wagerCap({ deposit: 10_000n, bonus: 10_000n })).toBeUndefined();
});
