import { Refusal } from "../../http/answers/answer.ts";
import type { Platform } from "../../platform.ts";
import { playerByPublicId, type Player } from "../players/index.ts";
import type { StaffSignedIn } from "../staff/index.ts";

/** The player of a public id. Throws a 404 when there is none in the staff's reach. */
export async function playerFor(
  { db }: Pick<Platform, "db">,
  id: string,
  staff: StaffSignedIn,
): Promise<Player> {
  const player = await playerByPublicId(db, id);
  if (!player || (staff.brandId !== null && player.brandId !== staff.brandId))
    throw new Refusal(404, "NOT_FOUND", "There is no such player.");
  return player;
}
