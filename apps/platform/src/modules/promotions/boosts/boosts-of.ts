import type { Tx } from "@perya/postgres";
import { selectBoosts } from "./boosts.store.ts";

/** What is added to the rates of a player's rebate. */
export interface Boost {
  /** The promotion's id. */
  readonly promotion: bigint;
  /** None means all. */
  readonly categories: readonly string[];
  /** Millionths of turnover. */
  readonly ppm: number;
  /** What it adds to a day at most, in ledger units. */
  readonly cap: bigint;
}

/** What is added to players' rebates of a day, ISO 8601, of their brand's zone. */
export async function boostsOf(
  tx: Tx,
  players: readonly bigint[],
  on: { readonly day: string; readonly zone: string },
): Promise<ReadonlyMap<bigint, Boost>> {
  const joined = await selectBoosts(tx, players, on);
  return new Map(
    joined.map(({ player, promotion, rule: { categories, extraPpm: ppm, cap } }) => [
      player,
      { promotion, categories, ppm, cap: BigInt(cap) },
    ]),
  );
}
