import type { PlayerState } from "./wallet.ts";

/** A round is a bet and a win or two: more facts of a player cost memory on a hundred thousand of them, and are read again when somebody asks. */
const MAX_FACTS = 6;

/** What a lane remembers between batches. All of it may be stale; the statement that writes a batch is what proves it. */
export interface Memory {
  /** States of the players that are remembered, and the players that are not. */
  recall(players: readonly bigint[]): { states: Map<bigint, PlayerState>; missing: bigint[] };
  keep(player: bigint, state: PlayerState): void;
  forget(player: bigint): void;
  /** Whether a key was written by this lane lately. It says only 'seen': the answer is read from the table. */
  hasSeen(idem: string): boolean;
  sawKey(idem: string): void;
}

/** A memory of so many players and keys; the oldest go first. */
export function openMemory(maxPlayers: number, maxKeys: number): Memory {
  const states = new Map<bigint, PlayerState>();
  const keys = new Set<string>();
  return {
    recall(players) {
      const found = new Map<bigint, PlayerState>();
      const missing = new Set<bigint>();
      for (const player of players) {
        const state = states.get(player);
        if (state) found.set(player, state);
        else missing.add(player);
      }
      return { states: found, missing: [...missing] };
    },
    keep(player, state) {
      trim(state);
      states.delete(player);
      states.set(player, state);
      if (states.size > maxPlayers) dropOldest(states);
    },
    forget: (player) => void states.delete(player),
    hasSeen: (idem) => keys.has(idem),
    sawKey(idem) {
      keys.add(idem);
      if (keys.size > maxKeys) dropOldest(keys);
    },
  };
}

/** Absence is believed for one batch only: another process may write the missing entry for another player's eyes without touching this one's seq. */
function trim(state: PlayerState): void {
  for (const [idem, fact] of state.facts) if (fact === null) state.facts.delete(idem);
  while (state.facts.size > MAX_FACTS) dropOldest(state.facts);
  while (state.rounds.size > MAX_FACTS) dropOldest(state.rounds);
}

function dropOldest(items: Map<unknown, unknown> | Set<unknown>): void {
  for (const key of items.keys()) {
    items.delete(key);
    return;
  }
}
