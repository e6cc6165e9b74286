import type { MenuLine } from "./arranged.ts";

/** What has names by language. */
export type NamedLine = Pick<MenuLine, "names">;

/**
 * The brand's name for an item in a language, and the language it is in: the reader's, or else the
 * brand's first one. Undefined where it has given none, so that the site's own word stands.
 */
export function nameIn(
  { names }: NamedLine,
  language: string,
  first: string,
): { readonly name: string; readonly language: string } | undefined {
  const found = [language, first].find((code) => names[code]);
  const name = found === undefined ? undefined : names[found];
  return found === undefined || name === undefined ? undefined : { name, language: found };
}
