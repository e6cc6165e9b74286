import { freshState, type PlayerState, type Sums } from "../deciding/index.ts";
import type { Account } from "../wallet.ts";
import { RecentKeys } from "./recent-keys.ts";
import { TwoGenerationCache } from "./two-generation-cache.ts";

/**
 * Facts and rounds of a state are wanted again within a round or two; a player with more of them
 * starts over.
 */
const MAX_FACTS = 32;
/** States whose last movements are remembered too: a win comes soon after its bet. */
const MAX_RECENT = 4_096;

/**
 * What stays of a player between rounds. It is changed in its place: a map from which every batch
 * takes its players, to put them back, is built again all the time.
 */
interface Known {
  account: Account;
  sums: Sums | undefined;
  /** The whole state while it is one of the newest. */
  recent: PlayerState | undefined;
  lent: boolean;
  /** Number of the time it was kept last. */
  kept: number;
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
  /** Who was kept lately, each at the number of the time it was, modulo its length. */
  const newest: Known[] = [];
  const keys = new RecentKeys(keyPlaces);
  let kept = 0;
  const place = ({ account, sums }: PlayerState): Known => {
    const found = known.get(account.player);
    if (found) return found;
    const made = { account, sums, recent: undefined, lent: false, kept };
    known.set(account.player, made);
    return made;
  };
  return {
    take(player) {
      const found = known.get(player);
      if (!found || found.lent) return undefined;
      found.lent = true;
      return found.recent ?? freshState(found.account, found.sums);
    },
    keep(state) {
      if (state.facts.size > MAX_FACTS) state.facts.clear();
      if (state.rounds.size > MAX_FACTS) state.rounds.clear();
      const player = place(state);
      player.account = state.account;
      player.sums = state.sums;
      player.recent = state;
      player.lent = false;
      player.kept = ++kept;
      const oldest = newest[kept % MAX_RECENT];
      if (oldest?.kept === kept - MAX_RECENT) oldest.recent = undefined;
      newest[kept % MAX_RECENT] = player;
    },
    accountOf: (player) => known.get(player)?.account,
    forget: (player) => known.delete(player),
    hasSeen: (idem) => keys.has(idem),
    sawKey: (idem) => keys.add(idem),
  };
}
