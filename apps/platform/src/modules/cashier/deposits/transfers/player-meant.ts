import type { Platform } from "../../../../platform.ts";
import { playerByPublicId, playersNamed } from "../../../players/index.ts";
import type { StaffSignedIn } from "../../../staff/index.ts";
import type { Payer } from "../../cashier.ts";
import { toHttp } from "../../refusals.ts";

const PLAYER_ID = /^pl_[0-9a-z]{20}$/;

/**
 * The player with a number or name, within this member of staff's reach. Throws the answer to the
 * request when there is none, or one at each of several brands.
 */
export async function playerMeant(
  { db }: Pick<Platform, "db">,
  { brandId }: Pick<StaffSignedIn, "brandId">,
  text: string,
): Promise<Payer> {
  const byId = PLAYER_ID.test(text) ? await playerByPublicId(db, text) : undefined;
  if (byId && (brandId === null || byId.brandId === brandId)) return byId;
  const [named, another] = await playersNamed(db, brandId, text);
  if (another) throw toHttp({ refusal: "PLAYER_UNCLEAR" });
  if (!named) throw toHttp({ refusal: "NOT_FOUND" });
  return named;
}
