import type { Product } from "./fields.ts";
import type { Compiled, NumberRule, Rule } from "./compile.ts";

/** Who bets on what: an age in whole years, null where it is not known. */
export interface BetAsked {
  readonly product: Product;
  readonly currency: string;
  readonly age: number | null;
}

/** What bounds a bet. Stakes in minor units of its currency, times in milliseconds. */
export interface BetBounds {
  /** Nothing may be bet at all. */
  readonly closed: Rule | null;
  /** The player is below the minimum age. */
  readonly tooYoung: NumberRule | null;
  readonly highest: NumberRule | null;
  readonly lowest: NumberRule | null;
  readonly roundMs: NumberRule | null;
}

/**
 * What bounds a bet of a player of this age. A product is closed in a currency that a profile with
 * amounts for it names none in, as nothing is converted. An age that is not known has the lowest
 * stake of all bands, and has been confirmed at registration.
 */
export function betBounds(law: Compiled, { product, currency, age }: BetAsked): BetBounds {
  const tooYoung = law.age && age !== null && age < law.age.value ? law.age : null;
  let closed: Rule | null = law.closed.get(product) ?? null;
  let highest: NumberRule | null = null;
  let lowest: NumberRule | null = null;
  for (const { rule, version, bands } of law.highest.get(product) ?? []) {
    const own = bands.filter((band) => band.currency === currency && isIn(age, band));
    if (own.length === 0) closed ??= { rule, version };
    for (const { amount } of own)
      if (highest === null || amount < highest.value) highest = { rule, version, value: amount };
  }
  for (const { rule, version, amounts } of law.lowest) {
    const amount = amounts[currency];
    if (amount === undefined) closed ??= { rule, version };
    else if (lowest === null || amount > lowest.value) lowest = { rule, version, value: amount };
  }
  return { closed, tooYoung, highest, lowest, roundMs: law.roundMs.get(product) ?? null };
}

/** Whether a band is for this age. Below its first age a player is too young for any of them. */
function isIn(
  age: number | null,
  { ageMin, ageMax }: { readonly ageMin: number | null; readonly ageMax: number | null },
): boolean {
  return age === null || ((ageMin ?? 0) <= age && age <= (ageMax ?? Infinity));
}
