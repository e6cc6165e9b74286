import { LANGUAGES } from "@perya/languages";
import glossary from "./fixtures/glossary.json" with { type: "json" };
import { FREE_IN_SENTENCES, OTHER_FORMS, OTHER_MEANING } from "./glossary-forms.ts";

/** Letters a word is known by, where endings change it: "deposito", "deposit". */
const STEM = 5;

type Term = keyof typeof glossary.terms;

/** A message by its area and name: "slip:facts.odds". */
type Texts = ReadonlyMap<string, string>;

/**
 * The messages of a language whose English text has a term of the glossary and whose own has
 * neither the language's word for it nor another accepted form, one line each.
 */
export function missedTerms(tag: string, first: Texts, said: Texts): string[] {
  const code = LANGUAGES.find((language) => language.tag === tag)?.code;
  if (!code) throw new RangeError(`No such language: ${tag}`);
  return [...first].flatMap(([key, english]) =>
    termsIn(english)
      .filter((term) => !(OTHER_MEANING[term] ?? []).includes(key))
      .filter((term) => !says(tag, said.get(key) ?? "", formsOf(tag, code, term)))
      .map((term) => `${tag} ${key}: ${term} is ${glossary.terms[term][code]}`),
  );
}

function termsIn(english: string): Term[] {
  const text = bare(english);
  const terms = Object.keys(glossary.terms) as Term[];
  const found = terms.filter((term) => {
    const word = glossary.terms[term].EN.toLowerCase();
    if (FREE_IN_SENTENCES.has(term)) return text === word;
    return new RegExp(`(?<![\\w-])${word}(?![\\w-])`, "u").test(text);
  });
  // "Available balance" is not a balance besides.
  const longer = found.map((term) => glossary.terms[term].EN.toLowerCase());
  return found.filter((term) => {
    const word = glossary.terms[term].EN.toLowerCase();
    return !longer.some((other) => other !== word && other.split(" ").includes(word));
  });
}

function formsOf(tag: string, code: keyof typeof glossary.confidence, term: Term): string[] {
  return [glossary.terms[term][code], ...(OTHER_FORMS[tag]?.[term] ?? [])];
}

/** Whether a text has every word of one of the forms, whatever its ending. */
function says(tag: string, text: string, forms: readonly string[]): boolean {
  const said = bare(text);
  return forms.some((form) =>
    bare(form)
      .split(" ")
      .every((word) => said.includes(stem(tag, word))),
  );
}

function stem(tag: string, word: string): string {
  if (tag === "ar") return word.replace(/^ال/, "");
  return tag.startsWith("zh") ? word : word.slice(0, STEM);
}

/** Without values, elements, capitals, and the marks of Arabic vowels and stretched letters. */
function bare(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/\{\w+(?:, \w+)?\}|<\/?\w+>|[\u064b-\u0652\u0640]/gu, "")
    .trim();
}
