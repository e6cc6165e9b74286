import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { NewMessage } from "../messages.ts";
import { takenBackIfRefused } from "../messages.store.ts";
import { writeMessage } from "../write-message.ts";
import type { SmsBudget } from "./sms-budget.ts";
import { countSms } from "./sms-count.store.ts";

/**
 * Takes one text message from a budget; refused when it is spent. A rollback returns it. Others
 * wait for the transaction's end, so call it last.
 */
export async function spendSms(
  tx: Tx,
  budget: SmsBudget,
): Promise<Result<undefined, "QUOTA_EXCEEDED">> {
  return (await countSms(tx, budget)) ? ok(undefined) : refuse("QUOTA_EXCEEDED");
}

/**
 * Stores a text message and takes it from its budget; returns its id, to be passed to
 * `deliverMessage` after the commit. Refused when the budget is spent.
 */
export async function sendSms(
  tx: Tx,
  message: Omit<NewMessage, "channel" | "subject" | "brandId">,
  budget: SmsBudget,
): Promise<Result<string, "QUOTA_EXCEEDED">> {
  return takenBackIfRefused(tx, async () => {
    const id = await writeMessage(tx, { ...message, brandId: budget.brandId, channel: "sms" });
    const spent = await spendSms(tx, budget);
    return spent.ok ? ok(id) : spent;
  });
}
