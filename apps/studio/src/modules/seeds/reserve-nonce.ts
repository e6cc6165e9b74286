import type { Tx } from "@perya/postgres";
import { ensureSeeds } from "./ensure-seeds.ts";
import { replaceSeed } from "./replace-seed.ts";
import { advanceNonce, lockActiveSeed, type ActiveSeed } from "./seeds.store.ts";
import { ROUNDS_PER_SEED, type HasOpenRound, type Reserved } from "./seeds.ts";

/**
 * Spends the player's next nonce on a round. A seed that has served its rounds is replaced first,
 * the player's client seed kept.
 */
export async function reserveNonce(
  tx: Tx,
  secretKey: string,
  player: bigint,
  hasOpenRound: HasOpenRound,
): Promise<Reserved> {
  await ensureSeeds(tx, secretKey, player);
  let seed = await locked(tx, player);
  if (seed.nextNonce >= ROUNDS_PER_SEED) {
    await replaceSeed(tx, secretKey, player, {
      old: seed.id,
      reveal: !(await hasOpenRound(seed.id)),
      clientSeed: seed.clientSeed,
    });
    seed = await locked(tx, player);
  }
  await advanceNonce(tx, seed.id);
  return {
    seed: seed.id,
    commitment: seed.commitment,
    clientSeed: seed.clientSeed,
    nonce: seed.nextNonce,
  };
}

async function locked(tx: Tx, player: bigint): Promise<ActiveSeed> {
  const seed = await lockActiveSeed(tx, player);
  if (!seed) throw new Error(`No active seed for player ${player}`);
  return seed;
}
