import { LANGUAGES } from "@perya/languages";
import { expect, test } from "vitest";
import { OTHER_LANGUAGES } from "./catalogue.ts";
import { compare, faultsOf } from "./faults.ts";

const between = (language: string, first: string, other: string) =>
  compare(language, new Map([["a", first]]), new Map([["a", other]]));

test.each(OTHER_LANGUAGES)(
  "CO-01 what there is in %s says what English says, with the same values and elements, in the language's own plural forms",
  (language) => {
    expect(faultsOf(language).filter((fault) => !fault.endsWith(": missing"))).toEqual([]);
  },
);

test("CO-01 the languages with words are those the list says are written", () => {
  expect(
    LANGUAGES.flatMap(({ tag, written }) => (written && tag !== "en" ? [tag] : [])).toSorted(),
  ).toEqual(OTHER_LANGUAGES.toSorted());
});

test("a text that is missing, unknown, empty, or still in English is found", () => {
  const first = new Map([
    ["one", "One thing"],
    ["two", "Two things"],
    ["three", "Three things to do"],
    ["name", "Telegram"],
  ]);
  const other = new Map([
    ["two", " "],
    ["three", "Three things to do"],
    ["four", "Apat"],
    ["name", "Telegram"],
  ]);
  expect(compare("fil", first, other)).toEqual([
    "four: unknown",
    "one: missing",
    "two: empty",
    "three: still in English",
  ]);
});

test("a value or an element that was lost, or that nobody gives, is found", () => {
  expect(between("vi", "Pay {amount} <b>now</b>", "Trả {so} <i>ngay</i>")).toEqual([
    "a: lacks {amount}",
    "a: nobody gives {so}",
    "a: lacks <b>",
    "a: nobody draws <i>",
  ]);
  expect(
    between("vi", "{kind, select, a {x} b {y} other {z}}", "{kind, select, a {x} other {z}}"),
  ).toEqual(["a: {kind} lacks the case b"]);
  expect(between("vi", "Pay {amount}", "Trả {amount")[0]).toContain("can't be read");
});

test("plural forms are those of the language, each of them and no other", () => {
  const english = "{count, plural, one {# game} other {# games}}";
  expect(between("zh-Hans", english, "{count, plural, other {# 款游戏}}")).toEqual([]);
  expect(between("zh-Hans", english, "{count, plural, one {# 款游戏} other {# 款游戏}}")).toEqual([
    "a: {count} has the plural form one, which the language has not",
  ]);
  expect(between("ar", english, "{count, plural, one {لعبة} other {# لعبة}}")).toEqual(
    ["zero", "two", "few", "many"].map((form) => `a: {count} lacks the plural form ${form}`),
  );
  expect(
    between(
      "ar",
      english,
      "{count, plural, =0 {x} zero {a} one {b} two {c} few {d} many {e} other {f}}",
    ),
  ).toEqual([]);
});
