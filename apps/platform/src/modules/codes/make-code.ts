import { randomInt } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import {
  CODE_DIGITS,
  MAX_AN_HOUR,
  MAX_AN_HOUR_IN_ALL,
  WAIT_MINUTES,
  type Recipient,
} from "./codes.ts";
import { countSent, insertCode, lockRecipient } from "./codes.store.ts";
import { hashCode } from "./hash-code.ts";

/** Makes a recipient's next code, unless the last one is too recent or there were too many. */
export async function makeCode(
  tx: Tx,
  secretKey: string,
  recipient: Recipient,
): Promise<Result<{ readonly id: bigint; readonly code: string }, "TOO_MANY_REQUESTS">> {
  if (await isTooSoon(tx, recipient)) return refuse("TOO_MANY_REQUESTS");
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  return ok({ id: await insertCode(tx, recipient, hashCode(secretKey, recipient, code)), code });
}

/**
 * Whether a recipient must wait for another code. A concurrent request waits for the end of this
 * transaction.
 */
export async function isTooSoon(tx: Tx, recipient: Recipient): Promise<boolean> {
  await lockRecipient(tx, recipient);
  const { lastHour, fromHere, age } = await countSent(tx, recipient);
  return (
    lastHour >= MAX_AN_HOUR_IN_ALL ||
    fromHere >= MAX_AN_HOUR ||
    (age !== null && age < WAIT_MINUTES[recipient.purpose] * 60)
  );
}
