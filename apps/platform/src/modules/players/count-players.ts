import type { Tx } from "@perya/postgres";
import { countAfter, countSince, countTest } from "./players.store.ts";

/** The last counts, by brand; players are never removed. */
type Counted = Map<bigint | null, { readonly upTo: bigint; readonly players: number }>;

const memories = new WeakMap<Tx, Counted>();

/**
 * How many players a brand has (null for all brands together), and how many registered since a
 * time. Only players since the last count are counted. Trial and test accounts are left out.
 */
export async function countPlayers(
  tx: Tx,
  brandId: bigint | null,
  since: Temporal.Instant,
): Promise<{ all: number; fresh: number }> {
  const counted = memories.get(tx) ?? new Map();
  memories.set(tx, counted);
  const before = counted.get(brandId) ?? { upTo: 0n, players: 0 };
  const [after, fresh, test] = await Promise.all([
    countAfter(tx, brandId, before.upTo),
    countSince(tx, brandId, since),
    countTest(tx, brandId),
  ]);
  const players = before.players + after.settled;
  if (after.upTo !== null) counted.set(brandId, { upTo: after.upTo, players });
  return { all: players + after.fresh - test, fresh };
}
