import type { Tx } from "@perya/postgres";
import { PRODUCTS } from "../../../products.ts";

/** A product that settles its rounds itself: the ledger does not know when one that lost ends. */
interface Product {
  /** The vendors under which it books. */
  readonly vendors: (tx: Tx) => Promise<readonly number[]>;
  /** The player's rounds that are still to be settled or refunded. */
  readonly openRounds: (tx: Tx, player: bigint) => Promise<readonly string[]>;
  /** When rounds were settled; others are missing. */
  readonly settledTimes: (
    tx: Tx,
    rounds: readonly string[],
  ) => Promise<ReadonlyMap<string, Temporal.Instant>>;
}

const products: readonly Product[] = PRODUCTS;

/**
 * What the ledger does not know of some vendors' rounds: a round of these is really open only while
 * it is among `open`.
 */
export interface RoundsElsewhere {
  readonly vendors: readonly number[];
  readonly open: readonly string[];
}

/** The vendors whose rounds are settled by a product. */
export async function settledElsewhere(tx: Tx): Promise<ReadonlySet<number>> {
  return new Set((await Promise.all(products.map(({ vendors }) => vendors(tx)))).flat());
}

/** A player's rounds of all products. */
export async function roundsElsewhere(tx: Tx, player: bigint): Promise<RoundsElsewhere> {
  const vendors = [...(await settledElsewhere(tx))];
  const open = await Promise.all(products.map(({ openRounds }) => openRounds(tx, player)));
  return { vendors, open: open.flat() };
}

/** When rounds of products were settled; others are missing. */
export async function settledTimes(
  tx: Tx,
  rounds: readonly string[],
): Promise<ReadonlyMap<string, Temporal.Instant>> {
  if (rounds.length === 0) return new Map();
  const times = await Promise.all(products.map((product) => product.settledTimes(tx, rounds)));
  return new Map(times.flatMap((map) => [...map]));
}
