import type { PrizeMode } from "../lottery.ts";

/** The odds profile of a game. */
export interface OddsKey {
  readonly prizeMode: PrizeMode;
  /** Code of the rules. */
  readonly rules: string;
}

/** The prices of one version of a profile. */
export interface OddsProfile extends OddsKey {
  /** 0 for the rules' defaults. */
  readonly version: number;
  /** Odds × 10,000 by price key. */
  readonly prices: Readonly<Record<string, number>>;
  /** The prize group the prices were computed from; null for individually set prices. */
  readonly prizeGroup: number | null;
}

/** A key for maps. */
export function oddsName({ prizeMode, rules }: OddsKey): string {
  return `${prizeMode}/${rules}`;
}

/** The prices in which two profiles differ, for the audit trail. */
export function differing({ version, prizeGroup, prices }: OddsProfile, other: OddsProfile) {
  return {
    version,
    prizeGroup,
    prices: Object.fromEntries(
      Object.entries(prices).filter(([price, odds]) => other.prices[price] !== odds),
    ),
  };
}
