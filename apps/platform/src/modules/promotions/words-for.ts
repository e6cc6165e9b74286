import type { LanguageCode } from "@perya/languages";
import type { Promotion } from "./promotion.ts";

/** The words of a promotion in the first of some languages that it has, or in its own. */
export function wordsFor(
  { words, language }: Pick<Promotion, "words" | "language">,
  readable: readonly LanguageCode[],
) {
  const code = readable.find((one) => words[one] !== undefined) ?? language;
  const said = words[code];
  if (!said) throw new Error("A promotion has words in its own language");
  return { ...said, code };
}

/** What a promotion is called, by language code. */
export function namesOf({ words }: Pick<Promotion, "words">): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([code, { title }]) => [code, title]));
}
