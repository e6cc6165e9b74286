import type { Maybe } from "@perya/wallet-protocol";
import { atMostEvery } from "./at-most-every.ts";
import { watch } from "./watch.ts";

/** Changes by another process are seen after this long, plus the time of one poll. */
const LOOK_EVERY_MS = 1_500;
/**
 * When no poll has succeeded for this long, caches are no longer trusted: revocation
 * reaches every process within five seconds.
 */
const TRUST_MS = 4_500;
/**
 * An unknown item may just have been created, so it is looked up again, but strangers can't make us
 * look more often than this.
 */
const LOOK_AGAIN_MS = 200;

/**
 * Two sources for the same query: the cache, which answers at once or not at all, and the database.
 */
export interface Question<Value> {
  recall(): Value | undefined;
  load(): Promise<Value | undefined>;
}

export interface Freshness {
  /**
   * Reads the cache while it may be trusted, else the database after a poll; fails when neither can
   * answer, and then there is no definite answer.
   */
  ask<Value>(question: Question<Value>): Maybe<Value | undefined>;
  /** The same, but a missing item is looked up again after another poll. */
  insist<Value>(question: Question<Value>): Maybe<Value | undefined>;
  stop(): Promise<void>;
}

/**
 * Keeps caches of the database fresh by polling for changes. `look` drops what has changed.
 */
export function stayFresh(look: () => Promise<void>, failed: (fault: Error) => void): Freshness {
  let lookedAt = 0;
  const lookNow = async () => {
    // A slow poll does not see changes after it began.
    const begunAt = Date.now();
    await look();
    lookedAt = Math.max(lookedAt, begunAt);
  };
  const stop = watch(LOOK_EVERY_MS, lookNow, failed);
  const lookAgain = atMostEvery(LOOK_AGAIN_MS, lookNow);
  const believed = () => Date.now() - lookedAt <= TRUST_MS;
  const load = async <Value>(question: Question<Value>) => {
    if (!believed()) await lookNow();
    return question.load();
  };
  const loadTwice = async <Value>(question: Question<Value>) => {
    const found = await load(question);
    if (found !== undefined) return found;
    await lookAgain();
    return question.load();
  };
  const remembered = <Value>(question: Question<Value>) =>
    believed() ? question.recall() : undefined;
  return {
    ask: (question) => remembered(question) ?? load(question),
    insist: (question) => remembered(question) ?? loadTwice(question),
    stop,
  };
}
