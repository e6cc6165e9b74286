const HIDDEN = "***";

/**
 * A name that its owner recognises and no one else can: two letters, three stars whatever was
 * between, and the last letter. Of a short name only the first.
 */
export function maskName(name: string): string {
  const letters = Array.from(name);
  if (letters.length < 5) return `${letters[0] ?? ""}${HIDDEN}`;
  return `${letters.slice(0, 2).join("")}${HIDDEN}${letters.at(-1)}`;
}
