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
 * order of the alphabet. Apostrophes join what stands around them, hyphens separate it.
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
    .toSorted();
}

/** Parts that the shorter of two names needs to be found within the longer one. */
const LEAST_PARTS = 2;

/**
 * Whether two names may be of one person: they have the same parts, or all of the shorter one's,
 * which are two at least, are among the longer one's.
 */
export function fitsName(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length === 0) return false;
  if (shorter.length < LEAST_PARTS && longer.length > shorter.length) return false;
  const left = [...longer];
  return shorter.every((part) => {
    const at = left.indexOf(part);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Whether a date of birth, yyyy-MM-dd, may be that of a listed person: the list knows none, or one
 * of its dates, which may be a year or a month, has it.
 */
export function fitsBirth(listed: readonly string[], birthDate: string): boolean {
  return listed.length === 0 || listed.some((date) => birthDate.startsWith(date));
}
