import { areasOf, FIRST_LANGUAGE, flat, folderOf, readArea } from "./catalogue.ts";
import { shapeOf, type Shape } from "./shape.ts";

const VALUE = /\{[^{}]*\}/g;
/** Four words or more. */
const SENTENCE = /(?:\p{L}+[^\p{L}]+){3}\p{L}/u;

type Texts = ReadonlyMap<string, string>;

/**
 * What a translation lacks or has wrong compared with the first language, one line each: "fil
 * wallet pay.now: missing".
 */
export function faultsOf(language: string): string[] {
  const own = areasOf(folderOf(language));
  const areas = areasOf(FIRST_LANGUAGE);
  const textsOf = (folder: string, area: string): Texts => new Map(flat(readArea(folder, area)));
  return [
    ...own
      .filter((area) => !areas.includes(area))
      .map((area) => `${language} ${area}: no such area`),
    ...areas.flatMap((area) => {
      const texts: Texts = own.includes(area) ? textsOf(folderOf(language), area) : new Map();
      return compare(language, textsOf(FIRST_LANGUAGE, area), texts).map(
        (fault) => `${language} ${area} ${fault}`,
      );
    }),
  ];
}

/**
 * The same of two sets of texts by their whole names: `first` in the first language, `other` in
 * `language`.
 */
export function compare(language: string, first: Texts, other: Texts): string[] {
  return [
    ...lacks(other.keys(), first).map((key) => `${key}: unknown`),
    ...[...first].flatMap(([key, text]) =>
      faultsOfOne(language, text, other.get(key)).map((fault) => `${key}: ${fault}`),
    ),
  ];
}

function faultsOfOne(language: string, text: string, said: string | undefined): string[] {
  if (said === undefined) return ["missing"];
  if (said.trim() === "") return ["empty"];
  // Names and words borrowed from English may be the same; a sentence may not.
  if (said === text && SENTENCE.test(text.replaceAll(VALUE, ""))) return ["still in English"];
  try {
    return differences(language, shapeOf(text), shapeOf(said));
  } catch (fault) {
    return [`can't be read: ${(fault as Error).message}`];
  }
}

/**
 * A translation must take the same values as the first language, in the plural forms of its own
 * language.
 */
function differences(language: string, first: Shape, other: Shape): string[] {
  return [
    ...lacks(first.values, other.values).map((name) => `lacks {${name}}`),
    ...lacks(other.values, first.values).map((name) => `nobody gives {${name}}`),
    ...lacks(first.tags, other.tags).map((name) => `lacks <${name}>`),
    ...lacks(other.tags, first.tags).map((name) => `nobody draws <${name}>`),
    ...[...first.selects].flatMap(([name, cases]) =>
      lacks(cases, other.selects.get(name) ?? new Set()).map(
        (one) => `{${name}} lacks the case ${one}`,
      ),
    ),
    ...other.plurals.flatMap(({ name, cases, ordinal }) => {
      const forms = new Set<string>(
        new Intl.PluralRules(language, { type: ordinal ? "ordinal" : "cardinal" }).resolvedOptions()
          .pluralCategories,
      );
      const words = [...cases].filter((form) => !form.startsWith("="));
      return [
        ...lacks(forms, cases).map((form) => `{${name}} lacks the plural form ${form}`),
        ...lacks(words, forms).map(
          (form) => `{${name}} has the plural form ${form}, which the language has not`,
        ),
      ];
    }),
  ];
}

function lacks(all: Iterable<string>, some: { has(one: string): boolean }): string[] {
  return [...all].filter((one) => !some.has(one));
}
