import { storeOf } from "@perya/ui/store";
import type { Wanted } from "./stream.ts";
import { watching } from "./watching.ts";

/** What a tab says to the one that reads the stream. */
export interface TabSays {
  readonly tab: string;
  /** Whether it wants to hear what happens. */
  readonly wants: boolean;
}

/** Which of a browser's tabs want to hear what happens, this one included. */
export interface Tabs extends Wanted {
  hear(said: TabSays): void;
}

/** This tab's name among the others. */
export const OWN_TAB = crypto.getRandomValues(new Uint32Array(2)).join("-");

/**
 * Begins with what this tab wants. One that is closed without a word counts until this one is: the
 * stream then says more than anyone wants, and nothing less.
 */
export function openTabs(signal: AbortSignal): Tabs {
  const others = new Set<string>();
  const any = storeOf(watching.get());
  const decide = () => {
    const next = watching.get() || others.size > 0;
    if (next !== any.get()) any.set(next);
  };
  const stop = watching.watch(decide);
  signal.addEventListener("abort", stop, { once: true });
  return {
    get: any.get,
    watch: any.watch,
    hear({ tab, wants }) {
      if (wants) others.add(tab);
      else others.delete(tab);
      decide();
    },
  };
}
