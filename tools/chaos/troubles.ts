import { setTimeout as pause } from "node:timers/promises";
import { isUnavailable } from "@perya/postgres";
import { openDice, type Dice } from "./dice.ts";

/** A disturbance that ends no process and is over after a while. */
export interface Trouble {
  readonly kind: "freeze" | "partition";
  readonly name: string;
  /** Begins the trouble, and returns a function that ends it. */
  begin(dice: Dice): Promise<() => void>;
}

/** A trouble that has ended. */
export interface Passed {
  readonly kind: Trouble["kind"];
  readonly name: string;
  readonly ms: number;
}

const SHORTEST_PEACE_MS = 300;
const LONGEST_PEACE_MS = 2_000;
const SHORTEST_MS = 200;
const USUAL_MS = 2_500;
/**
 * Longer than every timeout of the wallet's connections, so that the server ends its transactions.
 */
const LONGEST_MS = 8_000;
const LONG_PERCENT = 25;

/**
 * Runs one trouble after the other, each as often as the others, at moments and for durations
 * derived from the seed, whatever is killed meanwhile. Returns a function that ends this; it
 * resolves when nothing is frozen or cut off any more. `onPassed` is called with each.
 */
export function startTroubles(
  troubles: readonly Trouble[],
  seed: string,
  onPassed: (passed: Passed) => void,
): () => Promise<void> {
  const dice = openDice(seed, "troubles");
  const stopping = new AbortController();
  const rest = (ms: number) =>
    pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  const suffer = async ({ kind, name, begin }: Trouble) => {
    const end = await begin(dice).catch(unlessDown);
    if (!end) return;
    const began = performance.now();
    await rest(
      dice.chance(LONG_PERCENT)
        ? dice.between(USUAL_MS, LONGEST_MS)
        : dice.between(SHORTEST_MS, USUAL_MS),
    );
    end();
    onPassed({ kind, name, ms: performance.now() - began });
  };
  const all = (async () => {
    let deck: Trouble[] = [];
    while (!stopping.signal.aborted) {
      await rest(dice.between(SHORTEST_PEACE_MS, LONGEST_PEACE_MS));
      if (deck.length === 0) deck = dice.shuffle(troubles);
      const next = deck.pop();
      if (next && !stopping.signal.aborted) await suffer(next);
    }
  })();
  return async () => {
    stopping.abort();
    await all;
  };
}

/** A part that was just killed has no process to freeze. */
function unlessDown(fault: unknown): undefined {
  if (!isUnavailable(fault)) throw fault;
}
