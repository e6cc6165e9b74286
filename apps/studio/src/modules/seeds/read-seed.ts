import type { Tx } from "@perya/postgres";
import { openSeed } from "./new-seed.ts";
import { selectSealed } from "./seeds.store.ts";

/** The secret of a round's seed, to decide the round with. Never sent anywhere. */
export async function secretSeed(
  tx: Tx,
  secretKey: string,
  seed: bigint,
): Promise<{ readonly serverSeed: string; readonly clientSeed: string }> {
  const sealed = await selectSealed(tx, seed);
  if (!sealed) throw new Error(`Seed is gone: ${seed}`);
  return { serverSeed: openSeed(secretKey, sealed), clientSeed: sealed.clientSeed };
}

/** What anyone may know of a round's seed: the secret itself only after it was revealed. */
export async function publicSeed(
  tx: Tx,
  secretKey: string,
  seed: bigint,
): Promise<{
  readonly commitment: string;
  readonly clientSeed: string;
  readonly serverSeed: string | null;
}> {
  const sealed = await selectSealed(tx, seed);
  if (!sealed) throw new Error(`Seed is gone: ${seed}`);
  const { commitment, clientSeed, revealed } = sealed;
  return { commitment, clientSeed, serverSeed: revealed ? openSeed(secretKey, sealed) : null };
}
