import type { Need } from "./target.ts";

/** One requirement of the contract, tested from outside. */
interface Case<Kit> {
  readonly title: string;
  readonly needs?: readonly Need[];
  run(kit: Kit): Promise<void>;
}

export interface Group<Kit> {
  readonly name: string;
  readonly cases: readonly Case<Kit>[];
}

/** The operator's answer does not match the contract. */
export class Mismatch extends Error {}

/** Fails the case when the two differ. `what` names the compared value. */
export function same(actual: unknown, expected: unknown, what: string): void {
  if (actual !== expected)
    throw new Mismatch(`${what}: expected ${show(expected)}, got ${show(actual)}`);
}

/** Fails the case unless the condition holds. */
export function holds(condition: boolean, what: string): void {
  if (!condition) throw new Mismatch(what);
}

function show(value: unknown): string {
  return typeof value === "bigint" ? value.toString() : (JSON.stringify(value) ?? "nothing");
}
