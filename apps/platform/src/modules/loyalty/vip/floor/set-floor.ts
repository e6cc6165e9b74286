import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../../audit/index.ts";
import { brandById } from "../../../brands/index.ts";
import type { Player } from "../../../players/index.ts";
import { ladderOf } from "../ladder/ladder.ts";
import { insertMembers, lockMembers } from "../members.store.ts";
import { moveLevels } from "../move-levels.ts";
import type { FloorRefusal } from "./floor.ts";

interface Setting {
  /** A level of the ladder; 0 for none. */
  readonly floor: number;
  readonly actor: string;
  readonly reason: string;
}

/**
 * Sets the level that a player is never below. A higher one than the player's level is theirs at
 * once; a lower one leaves the level until a month in which it is not kept.
 */
export async function setFloor(
  tx: Tx,
  { id, brandId, publicId }: Player,
  { floor, actor, reason }: Setting,
): Promise<Result<void, Exclude<FloorRefusal, "ASKED_ALREADY">>> {
  const brand = await brandById(tx, brandId);
  if (!brand) throw new Error(`The brand of player ${publicId} is gone`);
  const levels = await ladderOf(tx, brandId);
  if (floor > levels.length) return refuse("NO_SUCH_LEVEL");
  await insertMembers(tx, brandId, [id]);
  const [member] = await lockMembers(tx, [id], brand.zone);
  if (!member) throw new Error(`Player ${publicId} has no place on the ladder`);
  if (member.floor === floor) return refuse("SAME_FLOOR");
  const move = { member, level: Math.max(member.level, floor), floor };
  await moveLevels(tx, levels, [move], { cause: "FLOOR", actor, reason });
  await recordAudit(tx, {
    actor,
    action: "player.vip-floor",
    subject: publicId,
    brandId,
    before: { floor: member.floor, level: member.level },
    after: { floor, level: move.level },
    reason,
  });
  return ok(undefined);
}
