import { Refusal } from "../../../http/answers/answer.ts";
import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import type { StaffSignedIn } from "../staff.ts";

/**
 * The brand of a new colleague or role: a brand's staff add to their own, house staff to the one
 * they name, or to the house. Throws a Refusal.
 */
export async function brandFor(
  { db }: Platform,
  staff: StaffSignedIn,
  asked: number | undefined,
): Promise<bigint | null> {
  if (asked === undefined) return staff.brandId;
  const brandId = BigInt(asked);
  if (staff.brandId !== null && staff.brandId !== brandId)
    throw new Refusal(403, "OTHER_BRAND", "You can only add staff to your own brand.");
  if (!(await brandById(db, brandId)))
    throw new Refusal(422, "NO_SUCH_BRAND", "There is no such brand.");
  return brandId;
}
