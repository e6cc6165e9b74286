/**
 * A memory of keys that may forget and hardly ever errs: one slot per key in a flat table, the newest key in it. 32 bits a key and no objects, so a million keys cost
 * the garbage collector nothing. Being told of a key that was never added happens once in 2³² and only sends somebody to look.
 */
export class Seen {
  readonly #slots: Uint32Array;

  /** Room for so many keys, a power of two. */
  constructor(slots: number) {
    this.#slots = new Uint32Array(slots);
  }

  /** Adds a key of keys.ts: 16 evenly spread bytes as latin-1 text. */
  add(key: string): void {
    this.#slots[this.#slot(key)] = mark(key);
  }

  has(key: string): boolean {
    return this.#slots[this.#slot(key)] === mark(key);
  }

  #slot(key: string): number {
    return word(key, 4) & (this.#slots.length - 1);
  }
}

/** Never 0, which is an empty slot. */
function mark(key: string): number {
  return word(key, 0) || 1;
}

function word(key: string, at: number): number {
  return ((key.charCodeAt(at) << 24) | (key.charCodeAt(at + 1) << 16) | (key.charCodeAt(at + 2) << 8) | key.charCodeAt(at + 3)) >>> 0;
}
