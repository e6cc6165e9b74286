import type { Tx } from "@perya/postgres";

/** What a player's VIP level means for points. */
export interface Vip {
  /** Zero below the first one. */
  readonly level: number;
  /** What earned points are multiplied by, in hundredths of a percent. */
  readonly pointsBps: number;
}

/** Tells a player's level at a brand: the module that has the ladder fills it. */
export type VipOf = (tx: Tx, player: bigint, brandId: bigint) => Promise<Vip>;
