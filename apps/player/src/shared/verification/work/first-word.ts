const ROUNDS = 64;

/**
 * The first 32 bits of the cube roots of the first 64 primes, and of the square roots of the first
 * eight (FIPS 180-4).
 */
const [K, H] = [new Uint32Array(ROUNDS), new Uint32Array(8)];
for (let prime = 2, found = 0; found < ROUNDS; prime++) {
  if (!isPrime(prime)) continue;
  if (found < H.length) H[found] = fraction(Math.sqrt(prime));
  K[found++] = fraction(Math.cbrt(prime));
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++)
    if (number % divisor === 0) return false;
  return true;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const W = new Uint32Array(ROUNDS);

/**
 * The first 32 bits of the SHA-256 of a short ASCII text (55 characters at most), at once: the
 * browser's own answers later, which for a quarter of a million texts is too late.
 */
export function firstWord(text: string): number {
  if (text.length > 55) throw new RangeError("A text of one block at most");
  W.fill(0, 0, 16);
  for (let at = 0; at < text.length; at++) put(at, text.charCodeAt(at));
  put(text.length, 0x80);
  W[15] = text.length * 8;
  for (let at = 16; at < ROUNDS; at++) {
    const [early, late] = [word(W, at - 15), word(W, at - 2)];
    const mixed =
      (rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)) +
      (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10));
    W[at] = mixed + word(W, at - 16) + word(W, at - 7);
  }
  return (compress() + word(H, 0)) >>> 0;
}

function put(at: number, byte: number): void {
  W[at >> 2] = word(W, at >> 2) | (byte << (24 - 8 * (at & 3)));
}

function word(words: Uint32Array, at: number): number {
  return words[at] ?? 0;
}

function compress(): number {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = H;
  for (let at = 0; at < ROUNDS; at++) {
    const first =
      (h +
        (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
        ((e & f) ^ (~e & g)) +
        word(K, at) +
        word(W, at)) |
      0;
    const second =
      ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return a;
}
