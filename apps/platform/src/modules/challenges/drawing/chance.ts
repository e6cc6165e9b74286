import { randomInt } from "node:crypto";

/** A whole number from `low` to `high`, both included. */
export function between(low: number, high: number): number {
  return randomInt(low, high + 1);
}

/** A number that differs from 0 by at most `reach`, in steps of a hundredth. */
export function wobble(reach: number): number {
  const steps = Math.round(reach * 100);
  return between(-steps, steps) / 100;
}

/** One of several. */
export function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[randomInt(values.length)];
  if (value === undefined) throw new RangeError("One of nothing");
  return value;
}
