/** Net revenue of a group of players, in ledger units; the deviation is that of the sample. */
export interface Group {
  readonly players: number;
  readonly net: bigint;
  readonly deviation: number;
}

/** What a promotion changed. Ledger units of a player on average. */
export interface Uplift {
  readonly perPlayer: number;
  /** Its standard error. */
  readonly error: number;
  /** Of all who were offered it. */
  readonly all: bigint;
  /** Whether it is more than chance makes in 39 of 40 cases. */
  readonly proven: boolean;
}

/** Beyond so many standard errors lies one result in twenty, on either side. */
const PROVEN = 1.96;
/** Of fewer there is no deviation. */
const FEWEST = 2;

/**
 * What players who were offered a promotion brought more, on average, than those who were drawn to
 * be held out; undefined where a group is too small. Source: operator reports reference, section 4.
 */
export function upliftOf(offered: Group, heldOut: Group): Uplift | undefined {
  if (offered.players < FEWEST || heldOut.players < FEWEST) return undefined;
  const meanOf = ({ net, players }: Group) => Number(net) / players;
  const partOf = ({ deviation, players }: Group) => deviation ** 2 / players;
  const perPlayer = meanOf(offered) - meanOf(heldOut);
  const error = Math.sqrt(partOf(offered) + partOf(heldOut));
  return {
    perPlayer,
    error,
    all: BigInt(Math.round(perPlayer * offered.players)),
    proven: perPlayer > PROVEN * error,
  };
}
