/** How long other processes have to say that a player is with them. */
const ANSWER_MS = 500;

/** Players whom this process looks for in the others. */
export interface Search {
  /** Asks for a player; true once one is found, false when nobody said so in time. */
  until(player: bigint, ask: () => void): Promise<boolean>;
  found(player: bigint): void;
}

/** A search with nobody sought yet. */
export function openSearch(): Search {
  const sought = new Map<bigint, Set<() => void>>();
  return {
    until: (player, ask) =>
      new Promise((resolve) => {
        const waiting = sought.get(player) ?? new Set();
        sought.set(player, waiting);
        const end = (here: boolean) => {
          clearTimeout(timer);
          waiting.delete(isFound);
          if (waiting.size === 0) sought.delete(player);
          resolve(here);
        };
        const isFound = () => end(true);
        const timer = setTimeout(() => end(false), ANSWER_MS);
        waiting.add(isFound);
        ask();
      }),
    found: (player) => {
      for (const isFound of sought.get(player) ?? []) isFound();
    },
  };
}
