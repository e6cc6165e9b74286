/** A settled bet or round as its vendor or game tells it. Amounts are ledger units. */
export interface SettledBet {
  readonly category: string;
  readonly stake: bigint;
  /** All that came back, refunds included. */
  readonly payout: bigint;
  /** Void, cancelled, a push or a refunded tie: nothing was at risk. */
  readonly pushed?: boolean;
  /** Decimal odds in thousandths, where the vendor tells them. */
  readonly oddsPerMille?: number;
  /** What the player staked on the other side of the same round. */
  readonly oppositeStake?: bigint;
  /** The share of all outcomes that the bet wins with, in parts per million. */
  readonly coveragePpm?: number;
  /** The part of the stake that was given back unused. */
  readonly refund?: bigint;
}

const ODDS_AT_LEAST = 1_500;
const COVERAGE_MOST = 700_000;
const ON_EVENTS: ReadonlySet<string> = new Set(["SPORTS", "ESPORTS", "COCKFIGHT"]);

/**
 * Valid turnover of a settled bet, in ledger units: what counts towards wagering, rebates and
 * salaries. Bets on events count what was at risk, at most the stake, and nothing at odds below
 * 1.50; both sides of one round count their difference; a bet that covers more than 70 % of the
 * outcomes counts nothing; everything else counts the stake that was used. Source: agents
 * reference, section 6.
 */
export function validTurnover(bet: SettledBet): bigint {
  const { category, stake, payout, refund = 0n } = bet;
  if (bet.pushed || (bet.coveragePpm ?? 0) > COVERAGE_MOST) return 0n;
  if (ON_EVENTS.has(category)) {
    if (bet.oddsPerMille !== undefined && bet.oddsPerMille < ODDS_AT_LEAST) return 0n;
    return smaller(stake, distance(payout, stake));
  }
  if (bet.oppositeStake !== undefined) return distance(stake, bet.oppositeStake);
  return stake > refund ? stake - refund : 0n;
}

function distance(a: bigint, b: bigint): bigint {
  return a > b ? a - b : b - a;
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
