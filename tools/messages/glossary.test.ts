import { LANGUAGES } from "@perya/languages";
import { expect, test } from "vitest";
import { BANNED_WORDS } from "./banned-words.ts";
import { areasOf, FIRST_LANGUAGE, flat, folderOf, OTHER_LANGUAGES, readArea } from "./catalogue.ts";
import glossary from "./fixtures/glossary.json" with { type: "json" };
import { OTHER_MEANING } from "./glossary-forms.ts";
import { missedTerms } from "./glossary.ts";

function textsOf(folder: string): Map<string, string> {
  return new Map(
    areasOf(folder).flatMap((area) =>
      flat(readArea(folder, area)).map(([key, text]) => [`${area}:${key}`, text] as const),
    ),
  );
}

const english = textsOf(FIRST_LANGUAGE);

test.each(OTHER_LANGUAGES)(
  "CA-21 where English says a word of the trade, %s says the glossary's",
  (tag) => {
    expect(missedTerms(tag, english, textsOf(folderOf(tag)))).toEqual([]);
  },
);

test("CA-21 the glossary has every term in every language of the list", () => {
  const codes = LANGUAGES.map(({ code }) => code);
  expect(
    Object.entries(glossary.terms).flatMap(([term, words]) =>
      codes.filter((code) => !words[code].trim()).map((code) => `${term} ${code}`),
    ),
  ).toEqual([]);
});

test("another word for a price is found, and a longer ending, a value or another meaning is not", () => {
  const missed = (tag: string, first: string, said: string, key = "a:b") =>
    missedTerms(tag, new Map([[key, first]]), new Map([[key, said]]));
  expect(missed("ar", "Odds and fairness", "الاحتمالات والنزاهة")).toEqual([
    "ar a:b: odds is معامل الربح",
  ]);
  expect(missed("ar", "Odds and fairness", "معاملات الربح والنزاهة")).toEqual([]);
  expect(missed("fil", "Your balance", "Ang balanseng natira")).toEqual([]);
  expect(missed("vi", "Bets: {odds, number}", "Cược: {odds, number}")).toEqual([]);
  expect(missed("vi", "Odds", "Lẻ", "markets:mark.ODDS")).toEqual([]);
  expect(missed("zh-Hans", "Available balance", "可用余额")).toEqual([]);
  expect(() => missed("xx", "Odds", "Odds")).toThrow("No such language: xx");
});

test("every exemption names a message there is, whose English has the word", () => {
  const says = (key: string, term: string) =>
    english
      .get(key)
      ?.toLowerCase()
      .includes(glossary.terms[term as keyof typeof glossary.terms].EN.toLowerCase());
  expect(
    Object.entries(OTHER_MEANING).flatMap(([term, keys]) => keys.filter((key) => !says(key, term))),
  ).toEqual([]);
});

test.each(["en", ...OTHER_LANGUAGES])(
  "CA-21 no text of %s promises, preaches or mixes registers",
  (tag) => {
    const banned = BANNED_WORDS[tag] ?? [];
    expect(banned.length).toBeGreaterThan(0);
    expect(
      [...textsOf(folderOf(tag))].filter(([, text]) => banned.some((word) => word.test(text))),
    ).toEqual([]);
  },
);
