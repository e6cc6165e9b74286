/** Letters that no decomposition takes apart, as they are commonly written without accents. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
};

/**
 * The parts of a name as names are compared: in lower case, without accents and punctuation, in the
 * order of the alphabet. Apostrophes join what stands around them, hyphens separate it. A part that
 * comes again is numbered (cruz, cruz~2), so that parts are a set.
 */
export function nameParts(name: string): readonly string[] {
  const plain = name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/['’ʼ`]/gu, "")
    .replaceAll(/[ßæœøđðþłħı]/gu, (letter) => LETTERS[letter] ?? letter);
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== "")
    .toSorted()
    .map((part, at, all) => {
      const nth = at - all.indexOf(part) + 1;
      return nth === 1 ? part : `${part}~${nth}`;
    });
}

/** Parts that the shorter of two names needs to be found within the longer one. */
const LEAST_PARTS = 2;

/** The first two parts of a name, or its only one: by these a name is found within a longer one. */
export function headOf(parts: readonly string[]): string {
  return parts.slice(0, LEAST_PARTS).join(" ");
}

/** The head of every name that may lie within one with these parts. */
export function headsWithin(parts: readonly string[]): readonly string[] {
  if (parts.length < LEAST_PARTS) return parts;
  return parts.flatMap((one, at) => parts.slice(at + 1).map((other) => `${one} ${other}`));
}
