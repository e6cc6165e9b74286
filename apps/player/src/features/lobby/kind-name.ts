import type { Key, Text } from "../../shared/text.ts";

/** What a vendor's own word for a kind of game is called in the reader's language; a word that is rare stays the vendor's. */
export function kindName(t: Text<"lobby">, classify: string): string {
  const key = `kind.${classify.toLowerCase().replace(/[^a-z0-9]+/g, "_")}` as Key<"lobby">;
  return t.has(key) ? t(key as "kind.slots") : classify;
}
