const WHOLE_BPS = 10_000n;
const WHOLE_PPM = 1_000_000n;

/** A bonus that is played in one category of games. Ledger units. */
export interface PlayedBonus {
  readonly deposit: bigint;
  readonly bonus: bigint;
  readonly required: bigint;
  /** How much of the category's turnover counts, above 0. */
  readonly weightBps: number;
  /** What its games return of what is staked, in parts of a million. */
  readonly returnPpm: number;
}

/** What a bonus is expected to come to. Ledger units. */
export interface Expected {
  /** What has to be staked until it is played. */
  readonly turnover: bigint;
  /** What a player loses of it meanwhile, no more than there is. */
  readonly loss: bigint;
  /** What of the bonus the house pays in the end; below zero it gains. */
  readonly cost: bigint;
}

/**
 * What a bonus costs when it is played in games of one category, by what they return: of what has
 * to be wagered the house keeps its edge. Source: player money reference, section 4.
 */
export function expectedOf(played: PlayedBonus): Expected {
  const { deposit, bonus, required, weightBps, returnPpm } = played;
  const turnover = (required * WHOLE_BPS) / BigInt(weightBps);
  const lost = (turnover * (WHOLE_PPM - BigInt(returnPpm))) / WHOLE_PPM;
  const most = deposit + bonus;
  const loss = lost < most ? lost : most;
  return { turnover, loss, cost: bonus - loss };
}
