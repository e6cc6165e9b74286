import { fraction, minus, power, times, type Fraction } from "./fraction.ts";
import { isLost } from "./settlement.ts";
import type { Chance, Settlement } from "./rules.ts";

/** The chance of a line with one price that is paid once or not at all. */
export function chanceOf(win: Fraction, push: Fraction = fraction(0)): Chance {
  return { hits: [win], win, push };
}

/**
 * The chance of a line with one price that hits each of this many independent draws with the chance
 * p.
 */
export function eachOf(draws: number, p: Fraction): Chance {
  const never = power(minus(fraction(1), p), draws);
  return { hits: [times(fraction(draws), p)], win: minus(fraction(1), never), push: fraction(0) };
}

/**
 * The chance of a line from its settlement in every case, weighted by the number of ways each case
 * can come about.
 */
export function chanceOver(
  cases: Iterable<readonly [ways: bigint | number, settlement: Settlement]>,
): Chance {
  let [all, won, pushed] = [0n, 0n, 0n];
  const hits: bigint[] = [];
  for (const [number, settlement] of cases) {
    const ways = BigInt(number);
    all += ways;
    if (settlement.push) pushed += ways;
    else if (!isLost(settlement)) won += ways;
    settlement.hits.forEach((times, at) => (hits[at] = (hits[at] ?? 0n) + ways * BigInt(times)));
  }
  return {
    hits: hits.map((ways) => fraction(ways, all)),
    win: fraction(won, all),
    push: fraction(pushed, all),
  };
}

/**
 * The number of ways k different numbers of 1 … n have each sum: index s is the sum k(k + 1)/2 + s.
 * These are the coefficients of the Gaussian binomial, the product of (1 − q^(n−k+i)) / (1 − q^i)
 * for i = 1 … k.
 */
export function waysBySum(n: number, k: number): readonly bigint[] {
  const ways: bigint[] = Array.from({ length: k * (n - k) + 1 }, (_, sum) => (sum === 0 ? 1n : 0n));
  const at = (sum: number): bigint => ways[sum] ?? 0n;
  for (let i = 1; i <= k; i++) {
    for (let sum = ways.length - 1; sum >= n - k + i; sum--)
      ways[sum] = at(sum) - at(sum - (n - k + i));
    for (let sum = i; sum < ways.length; sum++) ways[sum] = at(sum) + at(sum - i);
  }
  return ways;
}

/** Calls `make` on first use and caches its result. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Caches `make`'s result for every key. */
export function kept<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    if (!values.has(key)) values.set(key, make(key));
    return values.get(key) as Value;
  };
}

/** The result of `make` for an object, computed once per object. */
export function keptFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    let known = values.get(key);
    if (!known) values.set(key, (known = { value: make(key) }));
    return known.value;
  };
}
