import { freshState, type PlayerState, type Sums } from "../deciding/index.ts";
import type { Account } from "../wallet.ts";
import { RecentKeys } from "./recent-keys.ts";
import { TwoGenerationCache } from "./two-generation-cache.ts";

/**
 * Facts and rounds of a state are wanted again within a round or two; a player with more of them
 * starts over.
 */
const MAX_FACTS = 32;
/** Players whose last movements are remembered too: a win comes soon after its bet. */
const MAX_RECENT = 2_048;

/** What stays of a player between rounds. */
interface Known {
  readonly account: Account;
  readonly sums: Sums | undefined;
}

/**
 * What a lane remembers between batches. All of it may be stale; the statement that writes a batch
 * is what proves it. A state is lent to one batch at a time: it is out of memory until that batch
 * has been written, so nobody sees what was decided and not written.
 */
export interface Memory {
  /** Lends a player's state, which is forgotten unless it is brought back. */
  take(player: bigint): PlayerState | undefined;
  /** Takes a state back, as it was written. */
  keep(state: PlayerState): void;
  /** The account alone, for what of it never changes. */
  accountOf(player: bigint): Account | undefined;
  forget(player: bigint): void;
  /**
   * Whether a key was written by this lane lately. It says only 'seen': the answer is read from the
   * table.
   */
  hasSeen(idem: string): boolean;
  sawKey(idem: string): void;
}

/**
 * A memory of at least so many players, at most twice as many, and of keys in so many places. Small
 * objects for the many, whole states for the few: a hundred thousand players share a process.
 */
export function openMemory(maxPlayers: number, keyPlaces: number): Memory {
  const known = new TwoGenerationCache<bigint, Known>(maxPlayers);
  const recent = new TwoGenerationCache<bigint, PlayerState>(MAX_RECENT);
  const keys = new RecentKeys(keyPlaces);
  return {
    take(player) {
      const state = recent.take(player);
      const kept = known.take(player);
      return state ?? (kept && { ...freshState(kept.account), sums: kept.sums });
    },
    keep(state) {
      const { account, sums } = state;
      if (state.facts.size > MAX_FACTS) state.facts.clear();
      if (state.rounds.size > MAX_FACTS) state.rounds.clear();
      known.set(account.player, { account, sums });
      recent.set(account.player, state);
    },
    accountOf: (player) => known.get(player)?.account,
    forget(player) {
      known.delete(player);
      recent.delete(player);
    },
    hasSeen: (idem) => keys.has(idem),
    sawKey: (idem) => keys.add(idem),
  };
}
