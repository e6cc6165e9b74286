import { isDate } from "./is-date.ts";

type Test = (text: string) => boolean;

const matching =
  (expression: RegExp): Test =>
  (text) =>
    expression.test(text);
const all =
  (...tests: readonly Test[]): Test =>
  (text) =>
    tests.every((test) => test(text));

const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
/**
 * The address form browsers accept in <input type=email> (HTML Standard, valid e-mail address),
 * with at least one dot in the domain.
 */
const EMAIL = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`);

/**
 * Every pattern by its name. Scripts are Unicode's, so combining marks and historic or new letters
 * match without being listed.
 */
const TESTS = {
  any: () => true,
  "letter-first": matching(/^[A-Za-z][A-Za-z0-9]*$/),
  "kanji-and-digits": matching(/^[\p{Script_Extensions=Han}0-9０-９]+$/u),
  email: matching(EMAIL),
  "letters-or-digits": matching(/^[A-Za-z0-9]+$/),
  "letters-and-digits": all(matching(/^[A-Za-z0-9]+$/), matching(/[A-Za-z]/), matching(/[0-9]/)),
  digits: matching(/^[0-9]+$/),
  "letters-and-digits-one-uppercase": all(matching(/^[A-Za-z0-9]+$/), matching(/[A-Z]/)),
  "letters-and-spaces": all(matching(/^[A-Za-z ]+$/), matching(/[A-Za-z]/)),
  "no-spaces": matching(/^\S+$/u),
  "chinese-and-punctuation": all(
    matching(/^[\p{Script_Extensions=Han}\p{P}]+$/u),
    matching(/\p{Script=Han}/u),
  ),
  "date-year-first": (text) =>
    isDate(/^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/.exec(text)?.groups),
  "date-month-first": (text) =>
    isDate(/^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/.exec(text)?.groups),
  korean: matching(/^\p{Script=Hangul}+$/u),
  thai: matching(/^\p{Script=Thai}+$/u),
  "thai-or-english": all(
    matching(/^[\p{Script=Thai}A-Za-z ]+$/u),
    matching(/[\p{Script=Thai}A-Za-z]/u),
  ),
  "uppercase-and-spaces": all(matching(/^[A-Z ]+$/), matching(/[A-Z]/)),
  "strong-password": all(
    matching(/^[\x21-\x7e]+$/),
    matching(/[A-Z]/),
    matching(/[a-z]/),
    matching(/[0-9]/),
    matching(/[^A-Za-z0-9]/),
  ),
  "full-name": matching(/^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+)+$/u),
  "full-width-japanese": matching(/^[\p{Script=Han}\p{Script=Hiragana}ァ-ヺ々〆ー・！-～　]+$/u),
  uppercase: matching(/^[A-Z]+$/),
} as const satisfies Record<string, Test>;

export type PatternName = keyof typeof TESTS;

/** In the order in which staff see them. */
export const PATTERN_NAMES = Object.keys(TESTS) as readonly PatternName[];

export function isPatternName(name: string): name is PatternName {
  return Object.hasOwn(TESTS, name);
}

/** Whether a text in composed form (NFC) matches a pattern. Its length is not checked here. */
export function hasPattern(name: PatternName, text: string): boolean {
  return TESTS[name](text);
}
