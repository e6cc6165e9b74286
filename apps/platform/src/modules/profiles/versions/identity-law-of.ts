import type { Platform } from "../../../platform.ts";
import type { IdentityLaw } from "../rules/identity-law.ts";
import { lawInForce } from "./law-in-force.ts";

/** What a brand's profiles demand of the proof of identity, now; undefined for nothing. */
export async function identityLawOf(
  platform: Platform,
  brandId: bigint,
): Promise<IdentityLaw | undefined> {
  return (await lawInForce(platform, brandId)).identity;
}
