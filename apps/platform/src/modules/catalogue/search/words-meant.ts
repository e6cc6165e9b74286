/** A word that a typed one may stand for. */
export interface Meant {
  readonly word: string;
  /** Letters that are wrong, missing or too many. */
  readonly slips: number;
}

/** Most words that a typed one may stand for. */
const MOST_MEANT = 20;
/** Most characters of a text that are looked at. */
const MOST_TYPED = 120;
const ONLY_DIGITS = /^\d+$/;

/**
 * Whether some name may contain a text, by the words of all names: pure numbers are not among them,
 * and may be in any name.
 */
export function mayHold(known: readonly string[], typed: string): boolean {
  return typed
    .split(" ")
    .every((word) => ONLY_DIGITS.test(word) || known.some((one) => one.includes(word)));
}

/**
 * For each typed word, the words it may stand for, fewest typos first: itself, if a name may
 * contain it, and words that are similar or begin similarly.
 */
export function wordsMeant(known: readonly string[], typed: string): Meant[][] {
  const words = typed.slice(0, MOST_TYPED).trim().split(" ");
  return words.map((typedWord) => {
    const most = forgiven(typedWord);
    const near = most === 0 ? [] : known.filter(({ length }) => length >= typedWord.length - most);
    const alike = near
      .map((word) => ({ word, slips: slipsFrom(typedWord, word, most) }))
      .filter(({ slips }) => slips <= most && slips > 0);
    const itself = mayBegin(known, typedWord) ? [{ word: typedWord, slips: 0 }] : [];
    return [...itself, ...alike.toSorted((one, other) => one.slips - other.slips)].slice(
      0,
      MOST_MEANT,
    );
  });
}

function mayBegin(known: readonly string[], word: string): boolean {
  return ONLY_DIGITS.test(word) || known.some((one) => one.startsWith(word));
}

/** A word of three letters tolerates one typo, of five two; two swapped letters count as two. */
function forgiven({ length }: string): number {
  return length < 3 ? 0 : length < 5 ? 1 : 2;
}

/**
 * Two rows of counts, reused for every word: thousands are compared for each typed one, with no
 * wait in between.
 */
const rows: [Uint8Array, Uint8Array] = [
  new Uint8Array(MOST_TYPED * 2),
  new Uint8Array(MOST_TYPED * 2),
];

/**
 * The Levenshtein distance from a typed word to a known one, or to its prefix of the same length,
 * whichever is less. Counting stops once it exceeds `most`.
 */
function slipsFrom(typed: string, known: string, most: number): number {
  // A word longer than all typos can explain can only begin like it.
  const end = Math.min(known.length, typed.length + most);
  let [row, next] = rows;
  for (let to = 0; to <= end; to++) row[to] = to;
  for (let at = 1; at <= typed.length; at++) {
    const letter = typed.charCodeAt(at - 1);
    let least = (next[0] = at);
    for (let to = 1; to <= end; to++) {
      const changed = (row[to - 1] ?? 0) + (letter === known.charCodeAt(to - 1) ? 0 : 1);
      const fewest = Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1);
      next[to] = fewest;
      if (fewest < least) least = fewest;
    }
    if (least > most) return Infinity;
    [row, next] = [next, row];
  }
  const begun = row[Math.min(typed.length, end)] ?? 0;
  return end === known.length ? Math.min(begun, row[end] ?? 0) : begun;
}
