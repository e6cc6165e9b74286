import { ANYTHING, complaintAbout, PATTERN_NAMES } from "@perya/patterns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { REGISTER_FIELDS, registerRules, type RegisterFieldName } from "../../settings/index.ts";
import { SECTIONS, type BrandSettings } from "../../settings/settings.ts";
import { isEasyPassword } from "../../../secrets/is-easy-password.ts";
import { ageOn, dateOf } from "./birthday.ts";
import { faultsIn } from "./faults-in.ts";
import { registration } from "./registration.ts";

const rule = fc
  .record({
    shown: fc.boolean(),
    required: fc.boolean(),
    acceptedPattern: fc.constantFrom(ANYTHING, ...PATTERN_NAMES),
    lengths: fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 12 })),
  })
  .map(({ lengths, ...same }) => ({
    ...same,
    minLength: Math.min(...lengths),
    maxLength: Math.max(...lengths),
  }));
const text = fc.oneof(
  fc.constantFrom(
    "",
    "maria",
    "Maria1",
    "Maria Cruz",
    "MARIA",
    "12345678",
    "a@b.co",
    "2000-02-29",
    "02-29-2000",
    "김민수",
    "สมชาย",
    "山田",
    "Abc123!x",
  ),
  fc.string({ maxLength: 14, unit: "grapheme" }),
);
/** A captcha has words of its own, and an invitation belongs to a player or not. */
const PLAIN = REGISTER_FIELDS.filter((name) => name !== "captcha" && name !== "affiliateCode");
const byField = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record(
    Object.fromEntries(PLAIN.map((name) => [name, value])) as Record<
      RegisterFieldName,
      fc.Arbitrary<Value>
    >,
  );
const today = Temporal.PlainDate.from("2126-11-21");

test("ID-09 the server accepts exactly what the table of patterns accepts, whatever the rules are", () => {
  fc.assert(
    fc.property(byField(rule), byField(text), (fields, texts) => {
      const defaults = SECTIONS.register.parse({});
      const settings = {
        features: SECTIONS.features.parse({}),
        register: { ...defaults, fields: { ...defaults.fields, ...fields } },
      } as unknown as BrandSettings;
      const rules = registerRules(settings, "username");
      const form = registration.parse({
        ...texts,
        confirmPassword: texts.password,
        proof: "p",
        ageConfirmed: true,
        termsAccepted: true,
      });
      const found = new Set(
        faultsIn(form, {
          rules,
          brandName: "Perya",
          birthdayAge: 18,
          today,
          mobile: "+639171234567",
        }).map(({ field }) => field),
      );
      for (const name of PLAIN) {
        const accepted =
          !fields[name].shown ||
          complaintAbout(texts[name], fields[name], fields[name].required) === undefined;
        const isDay =
          name !== "birthday" ||
          !fields.birthday.shown ||
          texts.birthday === "" ||
          dateOf(texts.birthday) !== undefined;
        const isGuessed =
          name === "password" &&
          fields.password.shown &&
          texts.password !== "" &&
          isEasyPassword(texts.password, ["Perya", form.username ?? ""]);
        expect([name, found.has(name)]).toEqual([name, !(accepted && isDay) || isGuessed]);
      }
    }),
    { numRuns: 300 },
  );
});

test("ID-10 a person is a year older on the birthday, and one of 29 February on 1 March", () => {
  const day = (text: string) => Temporal.PlainDate.from(text);
  expect([
    ageOn(day("2026-11-20"), day("2005-11-21")),
    ageOn(day("2026-11-21"), day("2005-11-21")),
  ]).toEqual([20, 21]);
  expect([
    ageOn(day("2026-02-28"), day("2008-02-29")),
    ageOn(day("2026-03-01"), day("2008-02-29")),
  ]).toEqual([17, 18]);
});
