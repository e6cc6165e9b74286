/**
 * A memory of keys that may forget and hardly ever errs: a flat table in which every key has two places, the newer key in the first. 32 bits a key and no objects, so a million
 * keys cost the garbage collector nothing. Being told of a key that was never added happens once in 2³¹ and only sends somebody to look.
 */
export class Seen {
  readonly #places: Uint32Array;

  /** Room for so many keys, a power of two. */
  constructor(places: number) {
    this.#places = new Uint32Array(places);
  }

  /** Adds a key of keys.ts: 16 evenly spread bytes as latin-1 text. */
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
    return word(key, 4) & (this.#places.length - 2);
  }
}

/** Never 0, which is an empty place. */
function mark(key: string): number {
  return word(key, 0) || 1;
}

function word(key: string, at: number): number {
  return ((key.charCodeAt(at) << 24) | (key.charCodeAt(at + 1) << 16) | (key.charCodeAt(at + 2) << 8) | key.charCodeAt(at + 3)) >>> 0;
}
