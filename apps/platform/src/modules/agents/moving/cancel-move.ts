import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import type { Player } from "../../players/index.ts";
import { endMove, selectScheduled } from "./moves.store.ts";

/** Cancels the move of a player that waits for its time. */
export async function cancelMove(
  tx: Tx,
  { id, brandId, publicId }: Player,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<Result<void, "NO_MOVE">> {
  const move = await selectScheduled(tx, id);
  if (!move || !(await endMove(tx, move.id, { state: "CANCELLED", by, why: reason })))
    return refuse("NO_MOVE");
  await recordAudit(tx, {
    actor: by,
    action: "agents.move.cancel",
    subject: publicId,
    brandId,
    before: { effectiveAt: move.effectiveAt.toString() },
    reason,
  });
  return ok(undefined);
}
