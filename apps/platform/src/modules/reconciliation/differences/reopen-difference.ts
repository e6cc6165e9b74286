import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import { dropNotOurs } from "../../cashier/index.ts";
import { isArrival } from "./difference.ts";
import { setReopened } from "./differences.store.ts";
import { holdDifference } from "./hold-difference.ts";
import type { SettlingStaff } from "./settle-difference.ts";

/** Why a difference stays as it was settled. */
export type ReopenRefusal = "NOT_FOUND" | "NOT_REOPENED";

/**
 * Opens an arrival again that was settled as none of ours, which turned out to be a mistake. By one
 * person: nothing moves by it, and crediting it has limits of its own.
 */
export async function reopenDifference(
  tx: Tx,
  publicId: string,
  reason: string,
  { username: actor, brandId }: Pick<SettlingStaff, "username" | "brandId">,
): Promise<Result<undefined, ReopenRefusal>> {
  const difference = await holdDifference(tx, publicId, brandId);
  if (!difference) return refuse("NOT_FOUND");
  if (!isArrival(difference) || difference.how !== "NOTED") return refuse("NOT_REOPENED");
  const { provider, number, settledBy, reason: settledWith } = difference;
  if (provider === "bank") await dropNotOurs(tx, difference.brandId, number ?? "");
  await setReopened(tx, difference);
  await recordAudit(tx, {
    actor,
    action: "reconciliation.reopen",
    subject: publicId,
    brandId: difference.brandId,
    reason,
    before: { settledBy, reason: settledWith },
  });
  return ok(undefined);
}
