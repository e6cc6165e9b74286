import { atMostEvery } from "./at-most-every.ts";
import { watch } from "./watch.ts";

/** What another process changed is seen after this long, plus the time one look takes. */
const LOOK_EVERY_MS = 1_500;
/** When no look has succeeded for this long, nothing remembered is trusted any more: revocation reaches every process within five seconds. */
const TRUST_MS = 4_500;
/** What is not known may just have been made, so it is looked for again, but strangers can't make us look more often than this. */
const LOOK_AGAIN_MS = 200;

export interface Freshness {
  /** Makes sure that what is remembered may be believed; fails when nobody can tell, and then there is no definite answer either. */
  fresh(): Promise<void>;
  /** Asks memory, and for what is missing there once more after a look. */
  sure<Value>(ask: () => Promise<Value | undefined>): Promise<Value | undefined>;
  stop(): Promise<void>;
}

/** Keeps memories of the database honest by looking for changes again and again. `look` forgets what has changed. */
export function stayFresh(look: () => Promise<void>, failed: (fault: Error) => void): Freshness {
  let lookedAt = 0;
  const lookNow = async () => {
    await look();
    lookedAt = Date.now();
  };
  const stop = watch(LOOK_EVERY_MS, lookNow, failed);
  const lookAgain = atMostEvery(LOOK_AGAIN_MS, lookNow);
  const fresh = async () => {
    if (Date.now() - lookedAt > TRUST_MS) await lookNow();
  };
  const sure: Freshness["sure"] = async (ask) => {
    await fresh();
    const found = await ask();
    if (found !== undefined) return found;
    await lookAgain();
    return ask();
  };
  return { fresh, sure, stop };
}
