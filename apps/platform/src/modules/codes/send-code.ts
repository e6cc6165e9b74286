import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import { deliverMessage, type CarrierRefusal } from "../messages/index.ts";
import { textOf } from "./code-text.ts";
import { WAIT_MINUTES, type Recipient } from "./codes.ts";
import { voidCode } from "./codes.store.ts";
import { makeCode } from "./make-code.ts";
import { budgetFor, postCode, spent } from "./post-code.ts";

/**
 * Sends a recipient a code and waits until a carrier has accepted it; returns the minutes until
 * another may be requested. `brandName` is the sender named in the message. `instead` replaces the
 * text for a recipient to whom a code would be useless, under the same limits.
 */
export async function sendCode(
  platform: Platform,
  recipient: Recipient,
  brandName: string,
  instead?: string,
): Promise<Result<{ readonly waitMinutes: number }, CarrierRefusal>> {
  const { db, config } = platform;
  const budget = await budgetFor(platform, recipient);
  if (!budget.ok) return budget;
  const made = await db.inTransaction(async (tx) => {
    const code = await makeCode(tx, config.secretKey, recipient);
    if (!code.ok) return code;
    const words = textOf(code.value.code, brandName);
    const message = await postCode(
      tx,
      recipient,
      { ...words, text: instead ?? words.text },
      budget.value,
    );
    if (message.ok) return ok({ id: code.value.id, message: message.value });
    await voidCode(tx, code.value.id);
    return message;
  });
  if (!made.ok) return made.refusal === "QUOTA_EXCEEDED" ? spent(platform, budget.value) : made;
  const delivered = await deliverMessage(platform, made.value.message);
  if (delivered.ok) return ok({ waitMinutes: WAIT_MINUTES[recipient.purpose] });
  await voidCode(db, made.value.id);
  return refuse(delivered.refusal);
}
