import type { Tx } from "@perya/postgres";
import { Refusal } from "../../http/answers/answer.ts";
import { playerByPublicId, type Player } from "../players/index.ts";
import type { StaffSignedIn } from "../staff/index.ts";

/** The player of a public id. Throws a route's 404 when there is none in the staff's reach. */
export async function findPlayer(
  tx: Tx,
  publicId: string,
  { brandId }: Pick<StaffSignedIn, "brandId">,
): Promise<Player> {
  const player = await playerByPublicId(tx, publicId);
  if (!player || (brandId !== null && player.brandId !== brandId))
    throw new Refusal(404, "NOT_FOUND", "There is no such player.");
  return player;
}
