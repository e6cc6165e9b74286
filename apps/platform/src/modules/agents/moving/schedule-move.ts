import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import { newPublicId } from "../../../secrets/public-id.ts";
import type { Player } from "../../players/index.ts";
import type { MoveRefusal } from "./move-refusals.ts";
import { insertMove } from "./moves.store.ts";
import { previewMove } from "./preview-move.ts";
import { whyNot } from "./why-not.ts";

interface Wanted {
  /** Null for the house. */
  readonly parent: bigint | null;
  /** Who agreed, in words. */
  readonly by: string;
  readonly reason: string;
}

/** Schedules a move for the next start of all periods that it touches; answers when that is. */
export async function scheduleMove(
  tx: Tx,
  player: Pick<Player, "id" | "brandId" | "publicId">,
  { parent, by, reason }: Wanted,
): Promise<Result<Temporal.Instant, Exclude<MoveRefusal, "ASKED_ALREADY">>> {
  const refusal = await whyNot(tx, player, parent);
  if (refusal) return refuse(refusal);
  const { fromParent, effectiveAt } = await previewMove(tx, player, parent);
  const scheduled = await insertMove(tx, {
    publicId: newPublicId("am"),
    brandId: player.brandId,
    player: player.id,
    fromParent,
    toParent: parent,
    effectiveAt,
    agreedBy: by,
    reason,
  });
  if (!scheduled) return refuse("MOVES_ALREADY");
  await recordAudit(tx, {
    actor: by,
    action: "agents.move",
    subject: player.publicId,
    brandId: player.brandId,
    after: { effectiveAt: effectiveAt.toString() },
    reason,
  });
  return ok(effectiveAt);
}
