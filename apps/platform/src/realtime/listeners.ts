import type { LiveEvent, News } from "./live-event.ts";

export type Hear = (event: LiveEvent) => void;

/** The open pages of this process, by player. */
export interface Listeners {
  reach(player: bigint, event: LiveEvent): void;
  reachAll(news: News): void;
  /**
   * Calls `hear` for each event of the player and each broadcast, until the returned function is
   * called.
   */
  add(player: bigint, hear: Hear): () => void;
  /** Calls `hear` for each broadcast, until the returned function is called. */
  addToNews(hear: (news: News) => void): () => void;
  /** Whether a page of the player is open. */
  has(player: bigint): boolean;
}

export function openListeners(): Listeners {
  const pages = new Map<bigint, Set<Hear>>();
  const others = new Set<(news: News) => void>();
  return {
    reach: (player, event) => {
      for (const hear of pages.get(player) ?? []) hear(event);
    },
    reachAll: (news) => {
      for (const hears of pages.values()) for (const hear of hears) hear(news);
      for (const hear of others) hear(news);
    },
    addToNews: (hear) => {
      others.add(hear);
      return () => void others.delete(hear);
    },
    has: (player) => pages.has(player),
    add: (player, hear) => {
      const hears = pages.get(player) ?? new Set();
      pages.set(player, hears.add(hear));
      return () => {
        hears.delete(hear);
        if (hears.size === 0 && pages.get(player) === hears) pages.delete(player);
      };
    },
  };
}
