import { Generations } from "./generations.ts";
import { freshState } from "./load.ts";
import { Seen } from "./seen.ts";
import type { Account, PlayerState } from "./wallet.ts";
import type { Window } from "./window.ts";

/** Facts and rounds of a state are wanted again within a round or two; a player with more of them starts over. */
const MAX_FACTS = 32;
/** Players whose last movements are remembered too: a win comes soon after its bet. */
const MAX_RECENT = 2_048;

/** What stays of a player between rounds. */
interface Known {
  readonly account: Account;
  readonly window: Window | undefined;
}

/** What a lane remembers between batches. All of it may be stale; the statement that writes a batch is what proves it. */
export interface Memory {
  recall(player: bigint): PlayerState | undefined;
  /** The account alone, for what of it never changes. */
  accountOf(player: bigint): Account | undefined;
  keep(state: PlayerState): void;
  forget(player: bigint): void;
  /** Whether a key was written by this lane lately. It says only 'seen': the answer is read from the table. */
  hasSeen(idem: string): boolean;
  sawKey(idem: string): void;
}

/** A memory of at least so many players, at most twice as many, and of keys in so many places. Small objects for the many, whole states for the few: a hundred thousand players share a process. */
export function openMemory(maxPlayers: number, keyPlaces: number): Memory {
  const known = new Generations<bigint, Known>(maxPlayers);
  const recent = new Generations<bigint, PlayerState>(MAX_RECENT);
  const keys = new Seen(keyPlaces);
  return {
    recall(player) {
      const state = recent.get(player);
      if (state) return state;
      const kept = known.get(player);
      return kept && { ...freshState(kept.account), window: kept.window };
    },
    accountOf: (player) => known.get(player)?.account,
    keep(state) {
      const { account, window } = state;
      if (state.facts.size > MAX_FACTS) state.facts.clear();
      if (state.rounds.size > MAX_FACTS) state.rounds.clear();
      const kept = known.get(account.player);
      if (kept?.account !== account || kept.window !== window)
        known.set(account.player, { account, window });
      recent.set(account.player, state);
    },
    forget(player) {
      known.delete(player);
      recent.delete(player);
    },
    hasSeen: (idem) => keys.has(idem),
    sawKey: (idem) => keys.add(idem),
  };
}
