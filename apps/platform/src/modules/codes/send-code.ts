import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import { deliverMessage, sendMessage, type CarrierRefusal } from "../messages/index.ts";
import { textOf } from "./code-text.ts";
import { WAIT_MINUTES, type Recipient } from "./codes.ts";
import { voidCode } from "./codes.store.ts";
import { makeCode } from "./make-code.ts";

/**
 * Sends somebody a code and waits until a carrier has it; answers the minutes until another may be asked for. `brandName` is who the message says it is from. `instead` is
 * said to somebody for whom a code would open nothing, under the same limits.
 */
export async function sendCode(
  { db, config, ...platform }: Platform,
  recipient: Recipient,
  brandName: string,
  instead?: string,
): Promise<Result<{ readonly waitMinutes: number }, CarrierRefusal>> {
  const made = await db.inTransaction(async (tx) => {
    const code = await makeCode(tx, config.secretKey, recipient);
    if (!code.ok) return code;
    const { brandId, channel, recipient: to } = recipient;
    const message = await sendMessage(tx, {
      brandId,
      channel,
      recipient: to,
      ...textOf(code.value.code, brandName),
      ...(instead === undefined ? {} : { text: instead }),
    });
    return ok({ id: code.value.id, message });
  });
  if (!made.ok) return made;
  const delivered = await deliverMessage({ db, config, ...platform }, made.value.message);
  if (delivered.ok) return ok({ waitMinutes: WAIT_MINUTES[recipient.purpose] });
  await voidCode(db, made.value.id);
  return refuse(delivered.refusal);
}
