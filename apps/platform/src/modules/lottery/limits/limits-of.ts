import type { Tx } from "@perya/postgres";
import { defaultLimits, type Limits } from "./limits.ts";
import { selectLimits } from "./limits.store.ts";

/** The limits of some currencies: those that were set, else the defaults. */
export async function limitsOf(
  tx: Tx,
  currencies: Iterable<string>,
): Promise<ReadonlyMap<string, Limits>> {
  const wanted = [...new Set(currencies)];
  const set = new Map((await selectLimits(tx, wanted)).map((limits) => [limits.currency, limits]));
  return new Map(
    wanted.map((currency) => [currency, set.get(currency) ?? defaultLimits(currency)]),
  );
}
