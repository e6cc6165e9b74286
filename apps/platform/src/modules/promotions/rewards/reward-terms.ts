import { money, toMinor } from "@perya/money";
import type { Brand } from "../../brands/index.ts";
import { VENDOR_CATEGORIES } from "../../catalogue/index.ts";
import type { BonusLaw } from "../../profiles/index.ts";

/** Cash for something that a player did. Ledger units. */
export interface RewardTerms {
  readonly units: bigint;
  /** How often it has to be played before it may leave; 0 for never. */
  readonly times: number;
}

/** A reward is there until it is played. */
export const REWARD_DAYS = 36_500;
const FULL_BPS = 10_000;
/** All games count in full. */
const ALL_GAMES = Object.fromEntries(VENDOR_CATEGORIES.map((category) => [category, FULL_BPS]));

/** What counts towards playing it, as the law looks at it. */
export function weightsOf({ times }: RewardTerms): Readonly<Record<string, number>> {
  return times === 0 ? {} : ALL_GAMES;
}

/** What has to be played of a reward, in ledger units: no more than the law's cap. */
export function requiredOfReward({ units, times }: RewardTerms, law: BonusLaw): bigint {
  const asked = units * BigInt(times);
  const cap = law.wagerCap({ deposit: 0n, bonus: units });
  return cap !== undefined && cap < asked ? cap : asked;
}

/** The sentence of the law that a reward in cash breaks, or undefined. */
export function lawBrokenByReward(
  terms: RewardTerms,
  law: BonusLaw,
  { currency }: Pick<Brand, "currency">,
): string | undefined {
  if (terms.units === 0n) return undefined;
  const minor = (units: bigint) => Number(toMinor(money(units, currency)));
  return law.refuses({
    currency,
    deposit: 0,
    bonus: minor(terms.units),
    required: minor(terms.units * BigInt(terms.times)),
    days: REWARD_DAYS,
    weights: weightsOf(terms),
  })?.sentence;
}
