import { Refusal } from "../../../http/answers/answer.ts";
import type { Platform } from "../../../platform.ts";
import { brandById, type Brand } from "../../brands/index.ts";
import type { StaffSignedIn } from "../staff.ts";

/**
 * The brand of a number, for staff who work for it. Throws a Refusal of 404 for every other, as if
 * it did not exist.
 */
export async function brandInReach(
  { db }: Platform,
  staff: StaffSignedIn,
  brand: number,
): Promise<Brand> {
  const id = BigInt(brand);
  const found =
    staff.brandId === null || staff.brandId === id ? await brandById(db, id) : undefined;
  if (!found) throw new Refusal(404, "NO_SUCH_BRAND", "There is no such brand.");
  return found;
}
