import { languageOf, type LanguageCode } from "@perya/languages";
import { fold } from "../search/fold.ts";

/** A game's names in languages, as staff gave them. */
export type GameNames = Readonly<Partial<Record<LanguageCode, string>>>;

/** What a game is called: without languages, and in some. */
export interface Named {
  readonly displayName: string;
  readonly names: GameNames;
}

/**
 * A game's name in the first of a reader's languages it has one in, with the tag of that language;
 * or else its plain name, of which no language is known.
 */
export function nameFor(
  { displayName, names }: Named,
  readable: readonly LanguageCode[],
): { readonly name: string; readonly language: string } {
  for (const code of readable) {
    const name = names[code];
    if (name !== undefined) return { name, language: languageOf(code).tag };
  }
  return { name: displayName, language: "" };
}

/** The names as searched. Every word has a space before it. */
export function searchOfNames(names: GameNames): string {
  const folded = fold([...new Set(Object.values(names))].join(" "));
  return folded === "" ? "" : ` ${folded}`;
}
