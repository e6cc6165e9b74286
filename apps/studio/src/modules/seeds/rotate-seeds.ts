import { checkClientSeed } from "@perya/fair";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { ensureSeeds } from "./ensure-seeds.ts";
import { openSeed } from "./new-seed.ts";
import { replaceSeed } from "./replace-seed.ts";
import { lockActiveSeed, selectSealed } from "./seeds.store.ts";
import type { HasOpenRound, Seeds } from "./seeds.ts";

export interface Rotated {
  readonly revealed: {
    readonly serverSeed: string;
    readonly commitment: string;
    readonly clientSeed: string;
    readonly rounds: number;
  };
  readonly seeds: Seeds;
}

/**
 * Reveals the player's server seed and takes the next one into use with the client seed they chose.
 * Refused while a round under the old seed is open: a player who knows the seed knows where the
 * mines lie.
 */
export async function rotateSeeds(
  tx: Tx,
  secretKey: string,
  player: bigint,
  {
    clientSeed,
    hasOpenRound,
  }: { readonly clientSeed: string; readonly hasOpenRound: HasOpenRound },
): Promise<Result<Rotated, "ROUND_OPEN" | "INVALID_CLIENT_SEED">> {
  if (!isUsable(clientSeed)) return refuse("INVALID_CLIENT_SEED");
  await ensureSeeds(tx, secretKey, player);
  const old = await lockActiveSeed(tx, player);
  if (!old) throw new Error(`No active seed for player ${player}`);
  if (await hasOpenRound(old.id)) return refuse("ROUND_OPEN");
  const sealed = await selectSealed(tx, old.id);
  if (!sealed) throw new Error(`Seed is gone: ${old.id}`);
  await replaceSeed(tx, secretKey, player, { old: old.id, reveal: true, clientSeed });
  const { commitment, nextNonce: rounds } = old;
  return ok({
    revealed: {
      serverSeed: openSeed(secretKey, sealed),
      commitment,
      clientSeed: old.clientSeed,
      rounds,
    },
    seeds: await ensureSeeds(tx, secretKey, player),
  });
}

/** PostgreSQL keeps no NUL, and half a surrogate pair has no UTF-8. */
function isUsable(clientSeed: string): boolean {
  return clientSeed.isWellFormed() && !clientSeed.includes("\0") && checkClientSeed(clientSeed);
}
