import type { LanguageCode } from "@perya/languages";

/**
 * One step of what a brand's watchers see, as bytes of the stream: the same for all who read the
 * same languages, of which each function is given the best one first.
 */
export interface Frame {
  /** Everything there is to see, for a watcher who has just come or has missed a step. */
  whole(readable: readonly LanguageCode[]): Buffer;
  /** What is new since the step before; undefined where nothing is. */
  change(readable: readonly LanguageCode[]): Buffer | undefined;
}

type See = (frame: Frame) => void;

/** What is shown to everyone who watches a brand, in this process. */
export interface BrandFeed {
  /**
   * Shows the brand's last frame, if there is one, and each new one, until the returned function is
   * called.
   */
  watch(brand: bigint, see: See): () => void;
  /** The brands that are watched. */
  watched(): bigint[];
  show(brand: bigint, frame: Frame): void;
  /** Called when someone watches a brand that nobody watched before. */
  onFirst(call: () => void): void;
}

export function openBrandFeed(): BrandFeed {
  const brands = new Map<bigint, { readonly seeing: Set<See>; last?: Frame }>();
  let first = () => {};
  return {
    watch(brand, see) {
      const known = brands.get(brand);
      const shown = known ?? { seeing: new Set<See>() };
      shown.seeing.add(see);
      if (shown.last) see(shown.last);
      if (!known) {
        brands.set(brand, shown);
        first();
      }
      return () => {
        shown.seeing.delete(see);
        // What was last shown is forgotten with the last watcher: it would be old for the next one.
        if (shown.seeing.size === 0 && brands.get(brand) === shown) brands.delete(brand);
      };
    },
    watched: () => [...brands.keys()],
    show(brand, frame) {
      const shown = brands.get(brand);
      if (!shown) return;
      shown.last = frame;
      for (const see of shown.seeing) see(frame);
    },
    onFirst(call) {
      first = call;
    },
  };
}
