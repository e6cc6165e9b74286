import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Draw } from "./draw.ts";

const U32 = 2 ** 32;

/**
 * The draws of one round. Block i is HMAC-SHA256(key = UTF-8 of the seed's hex text, message =
 * `${label}:${i}`); blocks are joined and consumed in order, four bytes big-endian at a time.
 * Integers are drawn by rejection, so all values are equally likely. Schemes PF-1 and PF-2.
 */
export function openDraw(serverSeed: string, label: string): Draw {
  const key = utf8ToBytes(serverSeed);
  let block = new Uint8Array(0);
  let next = 0;
  let at = 0;
  return drawFrom(() => {
    if (at >= block.length) {
      block = hmac(sha256, key, utf8ToBytes(`${label}:${next++}`));
      at = 0;
    }
    const value = new DataView(block.buffer, block.byteOffset + at, 4).getUint32(0);
    at += 4;
    return value;
  });
}

/** A draw on any source of uniform 32-bit integers, so that tests can use a faster one. */
export function drawFrom(u32: () => number): Draw {
  const int = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > U32) throw new RangeError(`int(${n})`);
    const limit = Math.floor(U32 / n) * n;
    for (;;) {
      const value = u32();
      if (value < limit) return value % n;
    }
  };
  return {
    u32,
    int,
    u52: () => BigInt(u32()) * 2n ** 20n + BigInt(u32() >>> 12),
    shuffle: (items) => {
      const shuffled = [...items];
      for (let j = shuffled.length - 1; j > 0; j--) swap(shuffled, j, int(j + 1));
      return shuffled;
    },
    sample: (items, k) => {
      const pool = [...items];
      for (let j = 0; j < k; j++) swap(pool, j, j + int(pool.length - j));
      return pool.slice(0, k);
    },
    weighted: (weights) => {
      let total = 0;
      for (const weight of weights) total += weight;
      // No calls inside the loops: a board of forty-nine cells runs this once per cell.
      let [left, at] = [int(total), 0];
      while ((left -= weights[at] ?? 0) >= 0) at++;
      return at;
    },
  };
}

function swap<Item>(items: Item[], a: number, b: number): void {
  [items[a], items[b]] = [items[b] as Item, items[a] as Item];
}
