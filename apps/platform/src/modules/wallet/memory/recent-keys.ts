/**
 * A memory of keys that may forget and hardly ever errs: a flat table in which every key has two
 * places, the newer key in the first. 32 bits a key and no objects, so a million keys cost the
 * garbage collector nothing. Being told of a key that was never added happens once in 2³¹, never to
 * two counted ones of a kind, and only costs one look into the database.
 */
export class RecentKeys {
  readonly #places: Uint32Array;

  /** Room for so many keys, a power of two. */
  constructor(places: number) {
    this.#places = new Uint32Array(places);
  }

  /**
   * Adds a key of keys.ts: 16 bytes as latin-1 text, all evenly spread or the last six a number.
   */
  add(key: string): void {
    const place = this.#placeOf(key);
    this.#places[place + 1] = this.#places[place] ?? 0;
    this.#places[place] = mark(key);
  }

  has(key: string): boolean {
    const place = this.#placeOf(key);
    return this.#places[place] === mark(key) || this.#places[place + 1] === mark(key);
  }

  /** The first of a pair. */
  #placeOf(key: string): number {
    return spread(word(key, 4) ^ word(key, 12)) & (this.#places.length - 2);
  }
}

/** Never 0, which is an empty place. */
function mark(key: string): number {
  return (word(key, 0) ^ word(key, 8) ^ word(key, 12)) >>> 0 || 1;
}

/** Numbers in a row to places far from each other: the last step of MurmurHash3. */
function spread(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

function word(key: string, at: number): number {
  return (
    ((key.charCodeAt(at) << 24) |
      (key.charCodeAt(at + 1) << 16) |
      (key.charCodeAt(at + 2) << 8) |
      key.charCodeAt(at + 3)) >>>
    0
  );
}
