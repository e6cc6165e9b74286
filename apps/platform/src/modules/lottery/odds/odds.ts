import type { PrizeMode } from "../lottery.ts";

/** What a game is priced by. */
export interface OddsKey {
  readonly prizeMode: PrizeMode;
  /** Code of the rules. */
  readonly rules: string;
}

/** Prices that are offered until the next version of them. */
export interface OddsProfile extends OddsKey {
  /** 0 is what the rules come with. */
  readonly version: number;
  /** Odds × 10,000 by price key. */
  readonly prices: Readonly<Record<string, number>>;
  /** What prize-group prices were made of; null for prices set one by one. */
  readonly prizeGroup: number | null;
}

/** A key of its own for maps. */
export function oddsName({ prizeMode, rules }: OddsKey): string {
  return `${prizeMode}/${rules}`;
}

/** The prices of a profile that another one has otherwise, for the audit trail. */
export function differing({ version, prizeGroup, prices }: OddsProfile, other: OddsProfile) {
  return {
    version,
    prizeGroup,
    prices: Object.fromEntries(
      Object.entries(prices).filter(([price, odds]) => other.prices[price] !== odds),
    ),
  };
}
