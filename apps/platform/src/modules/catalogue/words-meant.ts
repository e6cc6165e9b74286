/** A word that may have been meant by one that was typed. */
export interface Meant {
  readonly word: string;
  /** Letters that are other ones, missing or too many. */
  readonly slips: number;
}

/** Words that may have been meant by one that was typed, at most. */
const MOST_MEANT = 20;
/** What is looked at of a text without end. */
const MOST_TYPED = 120;
const ONLY_DIGITS = /^\d+$/;

/** Whether some name may hold a text, by the words of all names: those that are but digits are not among them, and may be in any. */
export function mayHold(known: readonly string[], typed: string): boolean {
  return typed
    .split(" ")
    .every((word) => ONLY_DIGITS.test(word) || known.some((one) => one.includes(word)));
}

/** For each word typed those that may have been meant, the fewest slips first: itself, where a name may have it, and words that are much like it or begin much like it. */
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

/** A word of three letters forgives one slip, of five two: two letters swapped are two. */
function forgiven({ length }: string): number {
  return length < 3 ? 0 : length < 5 ? 1 : 2;
}

/** Two rows of counts, used again for every word: thousands of them are asked about for every one typed, and none waits in between. */
const rows: [Uint8Array, Uint8Array] = [
  new Uint8Array(MOST_TYPED * 2),
  new Uint8Array(MOST_TYPED * 2),
];

/**
 * How many letters are to be changed, left out or put in to make a word typed a known one or its beginning of the same length, whichever is less (Levenshtein). Not counted to the
 * end where they are more than `most` already.
 */
function slipsFrom(typed: string, known: string, most: number): number {
  // What is longer than all slips can make it is only begun like it.
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
