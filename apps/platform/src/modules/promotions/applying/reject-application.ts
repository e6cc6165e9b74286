import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Grant } from "../grants/grant.ts";
import { moveGrant } from "../grants/move-grant.ts";
import type { RejectReason } from "./application.ts";
import { updateRejectReason } from "./applications.store.ts";
import type { HeldApplication } from "./held-application.ts";

/** Rejects a held application, for a reason that its player reads and a note for staff alone. */
export async function rejectApplication(
  tx: Tx,
  { grant }: Pick<HeldApplication, "grant">,
  {
    reason,
    note,
    actor,
  }: { readonly reason: RejectReason; readonly note: string; readonly actor: string },
): Promise<Result<Grant, "WRONG_STATE">> {
  if (grant.status !== "APPLYING") return refuse("WRONG_STATE");
  await updateRejectReason(tx, grant.id, reason);
  return ok(await moveGrant(tx, grant, "REJECTED", { actor, reason: note, why: reason }));
}
