import { ok, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import { deliverMessage } from "../messages/index.ts";
import { textOf } from "./code-text.ts";
import { WAIT_MINUTES, type Recipient } from "./codes.ts";
import { undone, voidCode } from "./codes.store.ts";
import { makeCode } from "./make-code.ts";
import { budgetFor, postCode, spent, type BudgetRefusal } from "./post-code.ts";

/**
 * Sends a code to a recipient who may not exist, in a way that does not reveal it: the same limits,
 * the same work, the same answer. It does not wait for a carrier, because only a real message has
 * one. For an unknown recipient nothing is sent, no budget is spent, and only the code's hash is
 * stored, which the limits count.
 */
export async function sendCodeQuietly(
  platform: Platform,
  recipient: Recipient,
  brandName: string,
  known: boolean,
): Promise<Result<{ readonly waitMinutes: number }, "TOO_MANY_REQUESTS" | BudgetRefusal>> {
  const { db, config, log } = platform;
  const budget = await budgetFor(platform, recipient);
  if (!budget.ok) return budget;
  const made = await db.inTransaction(async (tx) => {
    const code = await makeCode(tx, config.secretKey, recipient);
    if (!code.ok) return code;
    const post = () => postCode(tx, recipient, textOf(code.value.code, brandName), budget.value);
    const message = known ? await post() : await undone(tx, post);
    if (!message.ok) await voidCode(tx, code.value.id);
    return message;
  });
  if (!made.ok) return made.refusal === "QUOTA_EXCEEDED" ? spent(platform, budget.value) : made;
  // The job sends it when this fails or the process ends first.
  if (known)
    deliverMessage(platform, made.value).catch((fault: Error) =>
      log.warn({ fault: fault.message }, "delivery of a code"),
    );
  return ok({ waitMinutes: WAIT_MINUTES[recipient.purpose] });
}
