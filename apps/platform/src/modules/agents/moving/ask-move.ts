import type { Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import { askChange } from "../../approvals/index.ts";
import type { Player } from "../../players/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { MOVE_KIND, type MovePayload } from "./move-approval.ts";
import type { MoveRefusal } from "./move-refusals.ts";
import { selectScheduled } from "./moves.store.ts";
import { previewMove } from "./preview-move.ts";
import { whyNot } from "./why-not.ts";

/** Asks for a second person to move a player and the team; answers the request's public id. */
export async function askMove(
  tx: Tx,
  staff: StaffSignedIn,
  player: Player,
  { parent, reason }: { readonly parent: Player | null; readonly reason: string },
): Promise<Result<string, MoveRefusal>> {
  const refusal = await whyNot(tx, player, parent?.id ?? null);
  if (refusal) return refuse(refusal);
  if (await selectScheduled(tx, player.id)) return refuse("MOVES_ALREADY");
  const { members } = await previewMove(tx, player, parent?.id ?? null);
  const payload: MovePayload = {
    parent: parent?.publicId ?? null,
    parentName: parent?.username ?? null,
    members,
  };
  const change = {
    kind: MOVE_KIND,
    subject: player.publicId,
    about: player.username,
    brandId: player.brandId,
    payload,
    reason,
  };
  return askChange(tx, staff, change, payload);
}
