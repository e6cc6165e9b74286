import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { isStale } from "../../wallet/index.ts";
import { StaleSnapshot } from "./reserve.store.ts";

const MAX_TRIES = 12;
const JITTER_MS = 8;

/**
 * Retries a transaction on conflict: a key, an account or a snapshot has changed since the
 * decision, or there was a deadlock.
 */
export async function untilCurrent<Value>(transaction: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (fault) {
      if (!(fault instanceof StaleSnapshot || isStale(fault)) || attempt >= MAX_TRIES) throw fault;
      await pause(randomInt(JITTER_MS * attempt));
    }
  }
}
