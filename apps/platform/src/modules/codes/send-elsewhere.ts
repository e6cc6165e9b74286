import { randomBytes } from "node:crypto";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import { spendSms } from "../messages/index.ts";
import { WAIT_MINUTES, type Recipient } from "./codes.ts";
import { insertCode, voidCode } from "./codes.store.ts";
import { isTooSoon } from "./make-code.ts";
import { budgetFor, spent, type BudgetRefusal } from "./post-code.ts";

const HASH_BYTES = 32;

/**
 * Has a provider send and check a code of its own, under our limits and from our budget. None of
 * our codes matches what is stored of it.
 */
export async function sendElsewhere<Value, Refusal extends string>(
  platform: Platform,
  recipient: Recipient,
  send: () => Promise<Result<Value, Refusal>>,
): Promise<
  Result<
    { readonly waitMinutes: number; readonly sent: Value },
    Refusal | "TOO_MANY_REQUESTS" | BudgetRefusal
  >
> {
  const { db } = platform;
  const budget = await budgetFor(platform, recipient);
  if (!budget.ok) return budget;
  const begun = await db.inTransaction(async (tx) => {
    if (await isTooSoon(tx, recipient)) return refuse("TOO_MANY_REQUESTS");
    const afforded = budget.value ? await spendSms(tx, budget.value) : ok(undefined);
    return afforded.ok ? ok(await insertCode(tx, recipient, randomBytes(HASH_BYTES))) : afforded;
  });
  if (!begun.ok)
    return begun.refusal === "QUOTA_EXCEEDED"
      ? spent(platform, budget.value)
      : refuse("TOO_MANY_REQUESTS");
  const sent = await send();
  if (sent.ok) return ok({ waitMinutes: WAIT_MINUTES[recipient.purpose], sent: sent.value });
  await voidCode(db, begun.value);
  return sent;
}
