import type { Platform } from "../../../platform.ts";
import { brandById, findBrand, type Brand } from "../../brands/index.ts";
import { brandInReach } from "./brand-in-reach.ts";
import type { StaffSignedIn } from "../staff.ts";

/**
 * The brand that staff name, if they may; by default the one they work for, and for house staff the
 * one for every host. Throws a Refusal of 404.
 */
export async function brandAsked(
  platform: Platform,
  staff: StaffSignedIn,
  asked: number | undefined,
): Promise<Brand> {
  if (asked !== undefined) return brandInReach(platform, staff, asked);
  const brand =
    staff.brandId === null
      ? await findBrand(platform.db, "*")
      : await brandById(platform.db, staff.brandId);
  if (!brand) throw new Error("A member of staff works for a brand that is gone");
  return brand;
}
