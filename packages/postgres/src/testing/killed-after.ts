import type { Tx } from "../database.ts";

/** A transaction that is killed after its n-th statement: what it did is undone. */
export function killedAfter(tx: Tx, statements: number): Tx {
  let left = statements;
  return new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return async (...given: unknown[]) => {
        const result: unknown = await Reflect.apply(value, target, given);
        if (--left === 0) throw new Error("killed");
        return result;
      };
    },
  });
}
