import { randomBytes } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { lockPlayer } from "../sessions/index.ts";
import { newSealedSeed } from "./new-seed.ts";
import { insertSeed, selectSeeds } from "./seeds.store.ts";
import { ROUNDS_PER_SEED, type Seeds } from "./seeds.ts";

const CLIENT_SEED_BYTES = 8;

/**
 * The player's seeds; both are made, and so committed to, the first time they are asked for. The
 * first client seed is random, and the player's to change.
 */
export async function ensureSeeds(tx: Tx, secretKey: string, player: bigint): Promise<Seeds> {
  const known = await selectSeeds(tx, player);
  if (known) return shown(known);
  await lockPlayer(tx, player);
  if (!(await selectSeeds(tx, player))) {
    const clientSeed = randomBytes(CLIENT_SEED_BYTES).toString("hex");
    await insertSeed(tx, { ...newSealedSeed(secretKey), player, status: "ACTIVE", clientSeed });
    await insertSeed(tx, { ...newSealedSeed(secretKey), player, status: "NEXT", clientSeed: null });
  }
  const made = await selectSeeds(tx, player);
  if (!made) throw new Error(`No seeds for player ${player}`);
  return shown(made);
}

function shown(seeds: NonNullable<Awaited<ReturnType<typeof selectSeeds>>>): Seeds {
  const { commitment, nextCommitment, clientSeed, nextNonce } = seeds;
  return {
    commitment,
    nextCommitment,
    clientSeed,
    nonce: nextNonce,
    roundsLeft: Math.max(0, ROUNDS_PER_SEED - nextNonce),
  };
}
