import type { Key, Text } from "../../../shared/language/text.ts";

/**
 * A vendor's classification in the reader's language; a rare one stays as it is.
 */
export function kindName(t: Text<"lobby">, classify: string): string {
  const key = `kind.${classify.toLowerCase().replace(/[^a-z0-9]+/g, "_")}` as Key<"lobby">;
  return t.has(key) ? t(key as "kind.slots") : classify;
}
