import { StudioError } from "../api.ts";

const RETRIES = 3;
const RETRY_MS = 1_500;

/** Repeats a call whose outcome is unknown: the round's id, or the step it follows, makes sure it is carried out once. */
export async function surely<Value>(call: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call();
    } catch (fault) {
      if (!(fault instanceof StudioError && fault.isUnknown) || attempt >= RETRIES) throw fault;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
