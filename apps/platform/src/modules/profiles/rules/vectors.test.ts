import { expect, test } from "vitest";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { SHIPPED_PROFILES } from "../shipped/shipped-profiles.ts";
import { ageOn } from "./age-on.ts";
import { betBounds } from "./bet-bounds.ts";
import { boundFor, checkSetting } from "./bound-for.ts";
import { compile } from "./compile.ts";
import { fieldRule, FIELD_NAMES, type Field, type Product } from "./fields.ts";
import { fold } from "./fold.ts";
import type { Profile } from "./profile.ts";
import { strict } from "./strict.ts";

const withBase = (code: string): readonly Profile[] =>
  SHIPPED_PROFILES.filter((profile) => profile.code === code || profile.code === "BASE");

test.each(vectors.setting)(
  "$profile, $field set to $setting: accepted $accepted, in force $effective",
  ({ profile, field, setting, ...expected }) => {
    const checked = checkSetting(fold(withBase(profile)), field, setting);
    expect(checked.accepted).toBe(expected.accepted);
    expect(checked.effective).toEqual(expected.effective);
    expect(checked.bound?.rule ?? null).toBe(expected.rule);
    if ("text" in expected)
      expect(checked.bound?.sentence).toBe(`${expected.text} Rule ${expected.rule}.`);
  },
);

test.each(vectors.stake)(
  "$profile, $age years, $product at $stake $currency: $decision",
  ({ profile, product, stake, currency, decision, rule, ...about }) => {
    const age =
      "birth" in about && about.birth !== undefined && about.brandDay !== undefined
        ? ageOn(Temporal.PlainDate.from(about.birth), Temporal.PlainDate.from(about.brandDay))
        : about.age;
    expect(age).toBe(about.age);
    const law = compile(withBase(profile));
    const { closed, highest, lowest } = betBounds(law, {
      product: product as Product,
      currency,
      age,
    });
    const refused =
      closed ??
      (highest && stake > highest.value ? highest : null) ??
      (lowest && stake < lowest.value ? lowest : null);
    expect([refused ? "REFUSED" : "OK", refused?.rule ?? null]).toEqual([decision, rule]);
    if (about.max !== undefined) expect(highest?.value ?? null).toBe(about.max);
    if (about.min !== undefined) expect(lowest?.value ?? null).toBe(about.min);
  },
);

test.each(vectors.round)(
  "$profile has $minMs ms between rounds of $product",
  ({ profile, product, minMs }) => {
    const { roundMs } = betBounds(compile(withBase(profile)), {
      product: product as Product,
      currency: "GBP",
      age: 30,
    });
    expect(roundMs?.value ?? null).toBe(minMs);
  },
);

const folded = fold(strict(SHIPPED_PROFILES));
const canonical = (field: Field, value: unknown) => fieldRule(field).kind.schema.parse(value);
const sameMembers = (one: unknown) =>
  Array.isArray(one) ? one.map((item) => JSON.stringify(item)).toSorted() : one;

test.each(vectors.strict.filter(({ field }) => field !== "any"))(
  "STRICT's $field is $value of $of",
  ({ field, value, of }) => {
    const bound = folded.get(field as Field);
    expect(bound?.value).toEqual(canonical(field as Field, value));
    expect(new Set(bound?.of.map(({ code }) => code))).toEqual(new Set(of));
  },
);

test("STRICT is, cell for cell, what was folded by hand", () => {
  const { strictCells, strictOf } = vectors;
  for (const field of FIELD_NAMES) {
    if (fieldRule(field).direction === "info" || !(field in strictCells)) continue;
    const own = strictCells[field as keyof typeof strictCells];
    expect([field, sameMembers(folded.get(field)?.value)]).toEqual([
      field,
      sameMembers(canonical(field, own)),
    ]);
    const of = strictOf[field as keyof typeof strictOf];
    expect([
      field,
      folded
        .get(field)
        ?.of.map(({ code }) => code)
        .toSorted(),
    ]).toEqual([field, of.toSorted()]);
  }
});

test("what a profile does not confirm bounds nothing, and our own rule stands in its place", () => {
  const isleOfMan = fold(withBase("IM"));
  expect(boundFor(isleOfMan, "check.everyMin")).toMatchObject({
    rule: "BASE.check.everyMin",
    value: 120,
    unit: "minutes",
  });
  expect(boundFor(isleOfMan, "round.minMs.slots")).toBeUndefined();
  expect(boundFor(isleOfMan, "stake.max")).toBeUndefined();
});

test("every shipped cell is one of its field's, with source, confidence and date", () => {
  for (const { code, cells } of SHIPPED_PROFILES)
    for (const [field, { value, source, asOf }] of Object.entries(cells)) {
      expect(FIELD_NAMES, `${code} ${field}`).toContain(field);
      if (value !== null) expect(() => canonical(field as Field, value)).not.toThrow();
      expect(source.length * asOf.length, `${code} ${field}`).toBeGreaterThan(0);
    }
});
