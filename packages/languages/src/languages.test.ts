import { expect, test } from "vitest";
import { ENGLISH, languageOf, LANGUAGES, readableLanguages } from "./index.ts";

const CODES =
  "CN EN JA TH VI MY ES HI ID KM KO KR MS PT TA TW TY UR UR-LA PT-BR TR BN AR " +
  "FA RU KK UZ LO NE FR TE SW";

test("CO-01 there are the 32 languages of the specification, and English is one of them", () => {
  expect(LANGUAGES.map(({ code }) => code).toSorted()).toEqual(CODES.split(" ").toSorted());
  expect(languageOf("EN")).toEqual(ENGLISH);
});

test("CO-01 every language has a tag browsers take and a name of its own, and three are written from the right", () => {
  expect(LANGUAGES.map(({ tag }) => Intl.getCanonicalLocales(tag)[0])).toEqual(
    LANGUAGES.map(({ tag }) => tag),
  );
  expect(new Set(LANGUAGES.map(({ name }) => name)).size).toBe(LANGUAGES.length);
  expect(LANGUAGES.flatMap(({ code, dir }) => (dir === "rtl" ? [code] : [])).toSorted()).toEqual([
    "AR",
    "FA",
    "UR",
  ]);
});

test("CA-21 no two languages are one to a browser, but for the two codes of Korean", () => {
  const whole = LANGUAGES.map(({ tag }) => new Intl.Locale(tag).maximize().toString());
  expect(whole.filter((tag, at) => whole.indexOf(tag) !== at)).toEqual(["ko-Kore-KR"]);
});

test("CA-21 a reader is shown a text in the same language, a close one, the brand's, or English", () => {
  expect(readableLanguages("PT", "VI")).toEqual(["PT", "PT-BR", "VI", "EN"]);
  expect(readableLanguages("UR-LA", "UR-LA")).toEqual(["UR-LA", "EN"]);
  expect(readableLanguages("EN", "CN")).toEqual(["EN", "CN"]);
});
