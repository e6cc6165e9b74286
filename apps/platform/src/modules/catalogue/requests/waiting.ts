import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { Refusal } from "../../../http/answer.ts";
import type { Platform } from "../../../platform.ts";
import { ASK_VENDOR_REFUSALS, type AskVendorChangeRefusal } from "./request-refusals.ts";

/** Asks for a change of a vendor in a transaction of its own, for a route: what waits now, or the refusal as it is answered. */
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
