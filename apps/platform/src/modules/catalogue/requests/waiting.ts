import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { Refusal } from "../../../http/answers/answer.ts";
import type { Platform } from "../../../platform.ts";
import { ASK_VENDOR_REFUSALS, type AskVendorChangeRefusal } from "./request-refusals.ts";

/**
 * Requests a change of a vendor in its own transaction, for a route: returns what waits now, or
 * throws the refusal.
 */
export async function waiting(
  { db }: Pick<Platform, "db">,
  ask: (tx: Tx) => Promise<Result<string, AskVendorChangeRefusal>>,
) {
  const asked = await db.inTransaction(ask);
  if (!asked.ok)
    throw new Refusal(
      ASK_VENDOR_REFUSALS[asked.refusal][0],
      asked.refusal,
      ASK_VENDOR_REFUSALS[asked.refusal][1],
    );
  return { status: "WAITING" as const, approvalId: asked.value };
}
