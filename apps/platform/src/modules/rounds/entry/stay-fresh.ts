import type { Maybe } from "@perya/wallet-protocol";
import { atMostEvery } from "./at-most-every.ts";
import { watch } from "./watch.ts";

/** What another process changed is seen after this long, plus the time one look takes. */
const LOOK_EVERY_MS = 1_500;
/** When no look has succeeded for this long, nothing remembered is trusted any more: revocation reaches every process within five seconds. */
const TRUST_MS = 4_500;
/** What is not known may just have been made, so it is looked for again, but strangers can't make us look more often than this. */
const LOOK_AGAIN_MS = 200;

/** Two ways to ask the same: of memory, which answers at once or not at all, and of the database. */
export interface Question<Value> {
  recall(): Value | undefined;
  load(): Promise<Value | undefined>;
}

export interface Freshness {
  /** Asks memory while that may be believed, else the database after a look; fails when nobody can tell, and then there is no definite answer either. */
  ask<Value>(question: Question<Value>): Maybe<Value | undefined>;
  /** The same, and what is missing is asked for once more after another look. */
  insist<Value>(question: Question<Value>): Maybe<Value | undefined>;
  stop(): Promise<void>;
}

/** Keeps memories of the database honest by looking for changes again and again. `look` forgets what has changed. */
export function stayFresh(look: () => Promise<void>, failed: (fault: Error) => void): Freshness {
  let lookedAt = 0;
  const lookNow = async () => {
    // A slow look does not see what changes after it began.
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
