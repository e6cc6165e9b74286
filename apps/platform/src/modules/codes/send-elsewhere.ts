import { randomBytes } from "node:crypto";
import type { Database } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { WAIT_MINUTES, type Recipient } from "./codes.ts";
import { insertCode, voidCode } from "./codes.store.ts";
import { isTooSoon } from "./make-code.ts";

const HASH_BYTES = 32;

/** Has a code sent that somebody else makes and checks, under the limits of our own. No code of ours fits what is kept of it. */
export async function sendElsewhere<Value, Refusal extends string>(
  db: Database,
  recipient: Recipient,
  send: () => Promise<Result<Value, Refusal>>,
): Promise<Result<{ readonly waitMinutes: number; readonly sent: Value }, Refusal | "TOO_MANY_REQUESTS">> {
  const id = await db.inTransaction(async (tx) =>
    (await isTooSoon(tx, recipient)) ? undefined : insertCode(tx, recipient, randomBytes(HASH_BYTES)),
  );
  if (id === undefined) return refuse("TOO_MANY_REQUESTS");
  const sent = await send();
  if (sent.ok) return ok({ waitMinutes: WAIT_MINUTES[recipient.purpose], sent: sent.value });
  await voidCode(db, id);
  return sent;
}
