import { newServerSeed } from "@perya/fair";
import { poolCommitment, type Terms } from "@perya/jackpot-kit";
import type { Tx } from "@perya/postgres";
import { openSecret, sealSecret } from "../../../secrets/seal-secret.ts";
import { insertPool, type PoolBegun, type Positions } from "./pools.store.ts";

const ownerOf = ({ tier, cycle }: Pick<PoolBegun, "tier" | "cycle">) => `jackpot:${tier}:${cycle}`;

/** A new secret seed for a pool, kept sealed with its commitment. Returns the seed. */
export async function keepSeed(
  tx: Tx,
  secretKey: string,
  terms: Terms,
  pool: { readonly tier: bigint; readonly cycle: number; readonly from: Positions },
): Promise<string> {
  const { tier, cycle, from } = pool;
  const seed = newServerSeed();
  const sealed = sealSecret(secretKey, ownerOf(pool), seed);
  const commitment = poolCommitment(terms, seed, pool);
  await insertPool(tx, { tier, cycle, sealed, commitment, from });
  return seed;
}

/** The seed of a pool that is running. */
export function openPoolSeed(secretKey: string, pool: PoolBegun): string {
  return openSecret(secretKey, ownerOf(pool), pool.sealed);
}
