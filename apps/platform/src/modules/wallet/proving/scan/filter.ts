/** Bits of one block: a cache line, so that a question costs one look into memory. */
const BLOCK_BITS = 512;
const WORD_BITS = 32;
const WORDS_PER_BLOCK = BLOCK_BITS / WORD_BITS;
const BLOCK_MASK = BLOCK_BITS - 1;
/**
 * Bits for every key expected: one question in some hundred is answered yes for a key that was
 * never added.
 */
const BITS_PER_KEY = 16;
const MIN_BITS = 2 ** 16;
/** 512 MiB; what is added beyond what this holds only makes more answers yes. */
const MAX_BITS = 2 ** 32;

/**
 * A Bloom filter over keys that are hashed already, to two words: never no for one that was added.
 */
export class Filter {
  readonly #words: Uint32Array;
  readonly #lastBlock: number;

  constructor(keysExpected: number) {
    const bits = Math.min(
      MAX_BITS,
      Math.max(MIN_BITS, 2 ** Math.ceil(Math.log2(keysExpected * BITS_PER_KEY + 1))),
    );
    this.#words = new Uint32Array(bits / WORD_BITS);
    this.#lastBlock = bits / BLOCK_BITS - 1;
  }

  add(first: number, second: number): void {
    const words = this.#words;
    const block = (first & this.#lastBlock) * WORDS_PER_BLOCK;
    for (let at = 0, bits = second; at < 3; at++, bits >>>= 9) {
      const word = block + ((bits & BLOCK_MASK) >>> 5);
      words[word] = (words[word] ?? 0) | (1 << (bits & 31));
    }
  }

  /** Whether the key may have been added. */
  has(first: number, second: number): boolean {
    const words = this.#words;
    const block = (first & this.#lastBlock) * WORDS_PER_BLOCK;
    for (let at = 0, bits = second; at < 3; at++, bits >>>= 9)
      if (((words[block + ((bits & BLOCK_MASK) >>> 5)] ?? 0) & (1 << (bits & 31))) === 0)
        return false;
    return true;
  }
}
