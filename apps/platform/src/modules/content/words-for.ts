import { languageOf, type LanguageCode } from "@perya/languages";
import type { Item, Words } from "./content.ts";

/**
 * An item's words in the first language of `readable` it has them in, or else in its own, with the
 * tag of that language. Title and text are always of the same one.
 */
export function wordsFor(
  item: Pick<Item, "title" | "content" | "language" | "translations">,
  readable: readonly LanguageCode[],
): Words & { readonly language: string } {
  const { language: own, translations, title, content } = item;
  const code = readable.find((asked) => asked === own || asked in translations) ?? own;
  const words = translations[code] ?? { title, content };
  return { ...words, language: languageOf(code).tag };
}
