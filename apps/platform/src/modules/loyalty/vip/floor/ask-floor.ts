import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { askChange } from "../../../approvals/index.ts";
import type { Player } from "../../../players/index.ts";
import type { StaffSignedIn } from "../../../staff/index.ts";
import { ladderOf } from "../ladder/ladder.ts";
import { insertMembers, selectFloor } from "../members.store.ts";
import { FLOOR_KIND } from "./floor-approval.ts";
import type { FloorRefusal } from "./floor.ts";
import { setFloor } from "./set-floor.ts";

/** A floor that was set, or the request that waits for a second person. */
type Asked =
  | { readonly status: "DONE" }
  | { readonly status: "WAITING"; readonly approvalId: string };

/**
 * Sets a player's floor by staff. What a higher one brings costs money, so it takes two people; one
 * may lower it or take it away.
 */
export async function askFloor(
  tx: Tx,
  staff: StaffSignedIn,
  player: Player,
  { floor, reason }: { readonly floor: number; readonly reason: string },
): Promise<Result<Asked, FloorRefusal>> {
  await insertMembers(tx, player.brandId, [player.id]);
  const before = await selectFloor(tx, player.id);
  if (floor <= before) {
    const set = await setFloor(tx, player, { floor, actor: staff.username, reason });
    return set.ok ? ok({ status: "DONE" }) : set;
  }
  if (floor > (await ladderOf(tx, player.brandId)).length) return refuse("NO_SUCH_LEVEL");
  const change = {
    kind: FLOOR_KIND,
    subject: player.publicId,
    about: player.username,
    brandId: player.brandId,
    payload: { floor, before },
    reason,
  };
  const asked = await askChange(tx, staff, change, { floor });
  return asked.ok ? ok({ status: "WAITING", approvalId: asked.value }) : asked;
}
