import type { Vendor } from "./vendor/vendor.ts";
import type { Check } from "./proof/check.ts";

const AT_ONCE = 16;
const TRIES = 10;

/** Repeats every call the vendors ever sent, in the original order, until each is answered. */
export async function replayAll(vendors: readonly Vendor[]): Promise<Check> {
  const faults: string[] = [];
  let looked = 0;
  for (const { journal, line } of vendors) {
    const left = [...journal].toReversed();
    const hand = async () => {
      for (let call = left.pop(); call; call = left.pop()) {
        looked++;
        let answered = false;
        for (let tries = 0; tries < TRIES && !answered; tries++)
          answered = (await line.send(call)) !== undefined;
        if (!answered)
          faults.push(
            `${call.path} ${call.movements[0].transaction} got no answer although everything is up`,
          );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, hand));
  }
  return { name: "everything the vendors had sent, sent again: answered", looked, faults };
}
