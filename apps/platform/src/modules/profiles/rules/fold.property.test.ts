import fc from "fast-check";
import { expect, test } from "vitest";
import { SHIPPED_PROFILES } from "../shipped/shipped-profiles.ts";
import { betBounds, type BetAsked } from "./bet-bounds.ts";
import { checkSetting } from "./bound-for.ts";
import { compile, type Compiled } from "./compile.ts";
import { FIELD_NAMES, fieldRule, PRODUCTS, type Field } from "./fields.ts";
import { fold } from "./fold.ts";
import { DEMO, type Profile } from "./profile.ts";
import { strict } from "./strict.ts";

const FOLDED_FIELDS = FIELD_NAMES.filter((field) => fieldRule(field).direction !== "info");
const REAL = SHIPPED_PROFILES.filter(({ code }) => code !== DEMO);

/** Values of a field: what profiles say, and others near them. */
function valuesOf(field: Field): fc.Arbitrary<unknown> {
  const said = SHIPPED_PROFILES.flatMap(({ cells }) => {
    const value = cells[field]?.value ?? null;
    return value === null ? [] : [value];
  });
  const others: unknown[] = said.map((value) =>
    typeof value === "number" ? value * 2 : Array.isArray(value) ? value.slice(1) : value,
  );
  return fc.constantFrom(...said, ...others);
}
const fieldAndValues = fc
  .constantFrom(...FOLDED_FIELDS.filter((field) => REAL.some(({ cells }) => cells[field]?.value)))
  .chain((field) => fc.tuple(fc.constant(field), valuesOf(field), valuesOf(field), valuesOf(field)))
  .map(([field, ...values]) => {
    const { schema, join } = fieldRule(field).kind;
    const [a, b, c] = values.map((value) => schema.parse(value));
    return { field, join, a, b, c };
  });
const someProfiles = fc.subarray([...SHIPPED_PROFILES], { minLength: 1 });

test("in which order, grouping or number values are joined makes no difference", () => {
  fc.assert(
    fc.property(fieldAndValues, ({ join, a, b, c }) => {
      expect(join(a, b)).toEqual(join(b, a));
      expect(join(join(a, b), c)).toEqual(join(a, join(b, c)));
      expect(join(a, a)).toEqual(a);
    }),
  );
});

test("in which order and how often profiles are folded makes no difference", () => {
  fc.assert(
    fc.property(someProfiles, fc.array(fc.nat()), (profiles, seeds) => {
      const mixed = [...profiles, ...profiles].toSorted(
        (a, b) => (seeds[a.code.length] ?? 0) - (seeds[b.name.length] ?? 1),
      );
      expect(fold(mixed)).toEqual(fold(profiles));
    }),
  );
});

test("another profile never loosens: what all accept together each accepts alone", () => {
  fc.assert(
    fc.property(someProfiles, fieldAndValues, (profiles, { field, a }) => {
      if (!checkSetting(fold(profiles), field, a).accepted) return;
      for (const profile of profiles)
        expect(checkSetting(fold([profile]), field, a).accepted).toBe(true);
    }),
  );
});

const bets = fc.record({
  product: fc.constantFrom(...PRODUCTS),
  currency: fc.constantFrom("GBP", "EUR", "SEK", "KES", "PHP", "DKK"),
  age: fc.oneof(fc.constant(null), fc.integer({ min: 16, max: 90 })),
  stake: fc.constantFrom(1, 50, 100, 101, 200, 201, 500, 501, 1_999, 2_000, 100_000),
  sinceMs: fc.constantFrom(0, 2_499, 2_500, 4_999, 5_000),
});

function accepts(law: Compiled, bet: BetAsked & { stake: number; sinceMs: number }): boolean {
  const { closed, tooYoung, highest, lowest, roundMs } = betBounds(law, bet);
  return (
    closed === null &&
    tooYoung === null &&
    bet.stake <= (highest?.value ?? Infinity) &&
    bet.stake >= (lowest?.value ?? 0) &&
    bet.sinceMs >= (roundMs?.value ?? 0)
  );
}

test("STRICT accepts no bet that another profile refuses", () => {
  const strictest = compile(strict(SHIPPED_PROFILES));
  fc.assert(
    fc.property(bets, fc.constantFrom(...REAL), (bet, profile) => {
      if (accepts(strictest, bet)) expect(accepts(compile([profile]), bet)).toBe(true);
    }),
  );
  expect(accepts(strictest, sports(2_000, "KES"))).toBe(true);
});

test("STRICT accepts no setting that another profile refuses", () => {
  const strictest = fold(strict(SHIPPED_PROFILES));
  const accepted = new Set<Field>();
  fc.assert(
    fc.property(fieldAndValues, fc.constantFrom(...REAL), ({ field, a, b }, profile) => {
      for (const setting of [a, b, strictest.get(field)?.value]) {
        if (!checkSetting(strictest, field, setting).accepted) continue;
        accepted.add(field);
        expect(checkSetting(fold([profile]), field, setting).accepted).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
  expect(accepted.size).toBeGreaterThan(30);
});

test("folding more profiles accepts no bet that one of them refuses", () => {
  fc.assert(
    fc.property(bets, someProfiles, (bet, profiles: readonly Profile[]) => {
      if (!accepts(compile(profiles), bet)) return;
      for (const profile of profiles) expect(accepts(compile([profile]), bet)).toBe(true);
    }),
  );
});

function sports(stake: number, currency: string) {
  return { product: "sports", currency, age: 30, stake, sinceMs: 10_000 } as const;
}
