import type { Platform } from "../../../platform.ts";
import type { Product } from "../rules/fields.ts";
import { SESSION_PRODUCTS } from "../rules/session-law.ts";
import { lawInForce } from "./law-in-force.ts";

/**
 * Whether the profiles of a brand want a session of play planned before it, now: of some product,
 * or of any.
 */
export async function wantsPlan(
  platform: Platform,
  brandId: bigint,
  product?: Product,
): Promise<boolean> {
  if (product !== undefined && !SESSION_PRODUCTS.has(product)) return false;
  return (await lawInForce(platform, brandId)).session !== undefined;
}
