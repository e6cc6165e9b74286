import type { Tx } from "@perya/postgres";

/** What a player's VIP level means for points. */
interface Vip {
  /** Zero below the first one. */
  readonly level: number;
  /** What earned points are multiplied by, in hundredths of a percent. */
  readonly pointsBps: number;
}

/** Tells a player's level at a brand. */
export type VipOf = (tx: Tx, player: bigint, brandId: bigint) => Promise<Vip>;

/** The VIP ladder: the module that has it fills this. */
export interface Ladder {
  readonly vipOf: VipOf;
  /** Raises a player by what has been deposited until now; asked again it changes nothing. */
  readonly countDeposits: (tx: Tx, player: bigint, brandId: bigint) => Promise<void>;
}
