import { pause } from "@perya/ui/pause";
import { StudioError } from "../api.ts";

const RETRIES = 3;
const RETRY_MS = 1_500;
/** The studio counts calls over ten seconds. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Repeats a call whose outcome is unknown, or that came too fast: the round's id, or the step it
 * follows, makes sure it is carried out once.
 */
export async function withRetries<Value>(call: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call();
    } catch (fault) {
      if (
        !(fault instanceof StudioError && (fault.isUnknown || fault.isTooFast)) ||
        attempt >= RETRIES
      )
        throw fault;
      const waitMs = Math.min(fault.aside.retryAfterMs ?? RETRY_MS, LONGEST_WAIT_MS);
      await pause(waitMs);
    }
  }
}
