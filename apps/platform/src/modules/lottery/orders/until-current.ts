import { randomInt } from "node:crypto";
import { isStale } from "../../wallet/index.ts";
import { StaleStanding } from "./reserve.store.ts";

const MAX_TRIES = 12;
const JITTER_MS = 8;

/** Does a transaction again when another one was first: a key, an account or a standing is no longer what it was decided on, or two waited for each other. */
export async function untilCurrent<Value>(transaction: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (fault) {
      if (!(fault instanceof StaleStanding || isStale(fault)) || attempt >= MAX_TRIES) throw fault;
      await new Promise((resolve) => setTimeout(resolve, randomInt(JITTER_MS * attempt)));
    }
  }
}
