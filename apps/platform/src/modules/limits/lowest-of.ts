import type { LimitName } from "./limits.ts";
import type { LimitRows } from "./limits.store.ts";

/**
 * The limit in force, in ledger units or minutes: of the player's own and that of staff the lower
 * one.
 */
export function lowestOf({ own, staff }: LimitRows, name: LimitName): bigint | null {
  const [one, other] = [own.get(name) ?? null, staff.get(name) ?? null];
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
